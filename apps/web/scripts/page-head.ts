import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PIECES_BELOW } from '../src/features/result/pieces-below.ts';
import { LAYOUT_NOW, laidOutBehindHeader } from '../src/server/layout-now.ts';
import { fetchedFaces, firstStyles, withoutFetchedFaces } from './first-styles.ts';

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

const PUT = `const put=(tag,how)=>document.head.append(Object.assign(document.createElement(tag),{crossOrigin:'',...how}));`;
const asked = (files: readonly string[]): string =>
  `for(const href of ${JSON.stringify(files)})put('link',href.endsWith('.css')?{rel:'preload',as:'style',crossOrigin:null,href}:{rel:'modulepreload',href});`;

/**
 * Before anything is painted: is somebody signed in? Then a page for strangers is not shown to them (base.css), and the code of the screen that
 * they are going to see is asked for at once.
 */
const markKnown = (files: readonly string[]): string =>
  `try{if(localStorage.getItem('lf.session')){document.documentElement.dataset.known='';${files.length === 0 ? '' : PUT + asked(files)}}}catch{}`;

/** In a task behind the next frame. */
const afterPaint = (script: string): string => `requestAnimationFrame(()=>setTimeout(()=>{${script}}))`;

/** Stands behind the screen in a page that is painted as a whole. */
const PAGE_END = 'page-end';

/**
 * A page that comes as HTML is styled and laid out in pieces, each in the task that has parsed that piece: a slow processor's parser pauses every
 * ten milliseconds. Otherwise all of it, and the search for every font on the machine, would come in one task (docs/decisions/046).
 * Nothing is painted meanwhile: paint waits for the page's end.
 */
const STYLE_NOW = 'getComputedStyle(document.currentScript).color';

const scriptTag = (script: string): string => `<script>${script}</script>`;

/** A screen between its opening and the page's end, which is laid out as it is read. */
export function inPieces(root: string): string {
  return `${laidOutBehindHeader(root)}<span id="${PAGE_END}" hidden></span>${scriptTag(STYLE_NOW)}`;
}

/** The hashes of what a page carries inline; its CSP names these and lets nothing else inline pass. */
export interface InlineHashes {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** What the build made of the sources. */
export interface Built {
  /** Vite's: files, with what each of them imports. */
  readonly manifest: Manifest;
  /** Which file a module is in. */
  readonly modules: Readonly<Record<string, string>>;
}

/** The module's file and all it needs, each once, and none before what it stands on: styles are to come in this order. */
function chunksOf({ manifest, modules }: Built, module: string): readonly ManifestChunk[] {
  const seen = new Set<ManifestChunk>();
  const inOrder: ManifestChunk[] = [];
  const add = (chunk: ManifestChunk | undefined): void => {
    if (chunk === undefined || seen.has(chunk)) return;
    seen.add(chunk);
    for (const imported of chunk.imports ?? []) add(manifest[imported]);
    inOrder.push(chunk);
  };
  add(Object.values(manifest).find(({ file }) => file === modules[module]));
  return inOrder;
}

/** Every page has it inside: to bring its rules and faces once more would have the whole page styled and laid out anew. */
const BASE = /^assets\/base-/;

/** What a screen that is drawn in the browser will ask for, so that a server can say so before the page itself does. */
export function filesOf(built: Built, modules: readonly string[], already: string): readonly string[] {
  const chunks = modules.flatMap((module) => chunksOf(built, module));
  const files = new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]));
  return [...files].filter((file) => !already.includes(file) && !BASE.test(file)).map((file) => `/${file}`);
}

const SCRIPT = /\s*<script type="module" crossorigin src="(\/[^"]+)"><\/script>/g;

/** The scripts that every page begins with. */
export const scriptsOf = (template: string): readonly string[] =>
  [...template.matchAll(SCRIPT)].map((match) => match[1] ?? '');

/** Asks for the page's scripts, and all of its styles, when it has been painted: to begin with fifteen requests costs a slow processor as much as half the page. */
const askAfterPaint = (scripts: readonly string[], modules: readonly string[], sheets: readonly string[]): string =>
  afterPaint(
    `${PUT}for(const href of ${JSON.stringify(sheets)})put('link',{rel:'stylesheet',href});${asked(modules)}for(const src of ${JSON.stringify(scripts)})put('script',{type:'module',src})`,
  );

/** Behind the first screen of a result: what stands there is painted as a whole. */
const BELOW_PICTURE = 'values';

const FACES_ID = 'faces';

/** A page without a result has one piece below its first screen. */
const PIECES_OF_PAGE = 1;

/** Whoever does this on a page that is still arriving needs all of it that is there. */
const TURNED_TO = ['scroll', 'keydown', 'pointerdown', 'hashchange', 'beforeprint'];

/**
 * What the first paint does not need waits until after it: what lies below the first screen (`data-unpainted` in the styles), in so many pieces,
 * and the fonts that are still to be fetched, each in a frame of its own: a new face has every line laid out anew. Whoever comes for a part of
 * the page, or back to where they were on it, needs it laid out to get there.
 */
const markUnpainted = (pieces: number, hasFaces: boolean): string =>
  `{const{dataset}=document.documentElement;let laidOut=0;const lay=()=>{if(++laidOut<${pieces}){dataset.unpainted=laidOut;${afterPaint('lay()')}}else{delete dataset.unpainted;${hasFaces ? afterPaint(`document.getElementById('${FACES_ID}').media='all'`) : ''}}};if(location.hash||performance.getEntriesByType('navigation')[0]?.type!=='navigate')laidOut=${pieces};else dataset.unpainted=0;const all=()=>{laidOut=${pieces};delete dataset.unpainted};for(const type of ${JSON.stringify(TURNED_TO)})addEventListener(type,all,{once:true,passive:true});addEventListener('DOMContentLoaded',()=>{${afterPaint('lay()')}})}`;

/** Read by the page's own script when somebody turns to it. */
const laterBlock = (scripts: readonly string[], modules: readonly string[]): string =>
  `<script type="application/json" id="later">${JSON.stringify({ modules, scripts })}</script>`;

const CHARSET = '<meta charset="utf-8" />';
/** Before the scripts, which would fill every connection: what the page asks the API for waits for it. */
const CONFIG_FIRST = '\n    <link rel="preload" as="fetch" crossorigin href="/config.json">';
/** A server puts its configuration in the place of this; a page that comes without asks for it. */
export const CONFIG_PLACE = '<!--config-->';

const STYLESHEET = /\s*<link rel="stylesheet" crossorigin href="\/([^"]+)">/g;

/** The bundler puts it where it likes; what has a class comes after what has none. */
const baseFirst = (sheets: readonly string[]): readonly string[] => [
  ...sheets.filter((file) => BASE.test(file)),
  ...sheets.filter((file) => !BASE.test(file)),
];

export interface PageParts {
  readonly dist: string;
  readonly built: Built;
  readonly template: string;
  /** None where the screen is drawn in the browser. */
  readonly screen?: string;
  /** Modules of later screens whose styles come along: each file of a few hundred bytes would cost a round trip of its own. */
  readonly stylesFor?: readonly string[];
  /** What the page itself runs, before anything else. */
  readonly script?: string;
  /** The server puts its configuration into this page. */
  readonly withConfig?: boolean;
  /** What a still page runs besides. */
  readonly hydration?: string;
  /** Whoever is signed in sees another screen here. */
  readonly forStrangers: boolean;
  /** The files of that other screen. */
  readonly othersNeed?: readonly string[];
  /**
   * whole: nothing is painted before all of it is there; where its middle is the screen's middle, the second half would move the first.
   * still: whole, and its scripts wait for the first interaction (src/lib/deferred-hydration).
   * first: a page to read, not to fill in: its first screen is painted as a whole, its scripts wait until then, and it brings only the styles of
   * what is in it.
   */
  readonly paint?: 'whole' | 'still' | 'first';
  /** What is in it, for the latter. */
  readonly samples?: readonly string[];
}

/**
 * The template with the screen's styles inside, so that the first paint waits for nothing but the page itself, and with its scripts asked
 * for in the head. The links of the styles stay, disabled: by them the bundler knows that they are here.
 * The font is not preloaded: the styles name it at once, and the browser would hold the first paint back for it.
 */
export async function pageWithHead({
  dist,
  built,
  template,
  screen,
  stylesFor = [],
  script,
  withConfig = false,
  hydration,
  forStrangers,
  othersNeed = [],
  paint,
  samples = [],
}: PageParts): Promise<{ page: string; inline: InlineHashes }> {
  const chunks = screen === undefined ? [] : chunksOf(built, `src/app/screens/${screen}.tsx`);
  const styled = [...chunks, ...stylesFor.flatMap((module) => chunksOf(built, module))];
  const linked = [...template.matchAll(STYLESHEET)].map((match) => match[1] ?? '');
  const sheets = baseFirst([...new Set([...linked, ...styled.flatMap(({ css = [] }) => css)])]);
  // Of the base nothing is left out.
  const sheetsAfterPaint = sheets.filter((file) => !BASE.test(file)).map((file) => `/${file}`);
  const all = (await Promise.all(sheets.map((file) => readFile(join(dist, file), 'utf8'))))
    .map((text) => text.trim())
    .join('');
  // On the others little that is painted first has a face to be fetched, or it depends on somebody's data and is drawn later than the font is there.
  const faces = paint === 'still' ? fetchedFaces(all) : '';
  const css = paint === 'first' ? firstStyles(all, samples) : paint === 'still' ? withoutFetchedFaces(all) : all;
  const modules = chunks.filter(({ file }) => !template.includes(file)).map(({ file }) => `/${file}`);
  const inlineScripts = [
    ...(script === undefined ? [] : [script]),
    ...(forStrangers ? [markKnown(othersNeed)] : []),
    ...(paint === 'still' || paint === 'first'
      ? [markUnpainted(paint === 'first' ? PIECES_BELOW : PIECES_OF_PAGE, faces !== '')]
      : []),
    ...(paint === 'still' && hydration !== undefined ? [afterPaint(hydration)] : []),
    ...(paint === 'first' ? [askAfterPaint(scriptsOf(template), modules, sheetsAfterPaint)] : []),
  ];
  const isWhole = paint === 'whole' || paint === 'still';
  const paintsAt = isWhole ? PAGE_END : BELOW_PICTURE;
  const tags = [
    ...(paint === 'still' ? [laterBlock(scriptsOf(template), modules)] : []),
    ...inlineScripts.map(scriptTag),
    `<style>${css}</style>`,
    ...(faces === ''
      ? []
      : [`<style id="${FACES_ID}" media="print">${faces}</style>`, `<noscript><style>${faces}</style></noscript>`]),
    paint === 'first'
      ? `<noscript>${sheetsAfterPaint.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}</noscript>`
      : '',
    ...sheets
      .filter((file) => paint !== 'first' || BASE.test(file))
      .map((file) => `<link rel="stylesheet" disabled href="/${file}">`),
    `<link rel="expect" blocking="render" href="#${paintsAt}">`,
    ...(paint === 'first' || paint === 'still'
      ? []
      : modules.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)),
  ];
  const config = withConfig ? `\n    ${CONFIG_PLACE}` : script === undefined ? '' : CONFIG_FIRST;
  const bare = template.replace(CHARSET, (charset) => charset + config).replaceAll(STYLESHEET, '');
  return {
    page: (paint === 'first' || paint === 'still' ? bare.replaceAll(SCRIPT, '') : bare).replace(
      '</head>',
      () => `  ${tags.filter(Boolean).join('\n    ')}\n  </head>`,
    ),
    inline: {
      styles: [css, ...(faces === '' ? [] : [faces])].map(hashOf),
      scripts: [...inlineScripts, LAYOUT_NOW, ...(isWhole ? [STYLE_NOW] : [])].map(hashOf),
    },
  };
}
