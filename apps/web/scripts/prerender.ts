import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inOneFile } from './in-one-file.ts';
import { CONFIG_PLACE, filesOf, inPieces, pageWithHead, scriptsOf, type Built, type PageParts } from './page-head.ts';
import { STYLE_DATA } from '../src/features/survey/drawn-ahead/fill-page.ts';
import { TEMPLATE_ID } from '../src/lib/deferred-hydration/drawn-ahead.ts';
import type * as ServerEntry from '../src/entry-server.tsx';

const EMPTY_ROOT = '<div id="root"><!--screen--></div>';
const NO_SCRIPT = /\s*<noscript>[\s\S]*<\/noscript>/;

/** /auth/reset-password is auth-reset-password.html; whatever nothing else answers is not-found.html. */
function fileOf(path: string): string {
  return path === '*' ? 'not-found.html' : `${path.slice(1).replaceAll('/', '-')}.html`;
}

const filledRoot = (html: string, about = ''): string => inPieces(`<div id="root"${about}>${html}</div>`);

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** A result with everything that one can have. */
const SAMPLE = {
  values: ['Honesty', 'Family', 'Courage', 'Fairness', 'Standing up for those who cannot'],
  valuesExplanation: { Honesty: 'Everything starts here.' },
  valuesPhilosophy: 'You lead by telling the truth.\nFamily comes first.',
  archetype: 'Rescuer',
  archetypeExplanation: 'You help before anyone has asked.',
  triggers: ['Someone left alone', 'Suffering ignored'],
  triggersExplanation: { 'Someone left alone': 'You cannot not see it.' },
};

/** Whoever is signed in is mostly here; their other screens bring their own. */
const SHELL_STYLES = [
  'src/app/signed-in-area.tsx',
  'src/app/screens/account.tsx',
  'src/app/screens/survey.tsx',
  'src/features/survey/steps/about-you.tsx',
  'src/features/survey/steps/earliest-memory.tsx',
];

/** The interview is opened by itself; the styles of other steps come with them. */
const INTERVIEW_STYLES = [
  'src/app/signed-in-area.tsx',
  'src/app/screens/survey.tsx',
  'src/features/survey/steps/earliest-memory.tsx',
];

/** Complete as they come, for everybody alike. The others say or do something of their own. */
const STILL: ReadonlySet<string> = new Set([
  'login',
  'registration',
  'forgot-password',
  'reset-password',
  'purpose',
  'not-found',
]);

export interface PrerenderFolders {
  /** What the browser gets. */
  readonly dist: string;
  /** What the server renders with. */
  readonly server: string;
  /** The source of the script inside the page of signed-in screens. */
  readonly prefetchScript: string;
  /** The same for a step that two ways have. */
  readonly stepScript: string;
  /** The source of the script inside the page of the interview. */
  readonly questionScript: string;
  /** The source of the script inside pages that are complete as they come. */
  readonly hydrationScript: string;
}

/**
 * Writes prerendered/<path with dashes>.html for the screens that are alike for every stranger; prerendered/pages.json, which tells a server
 * which file answers which path, what it carries inline, and which other paths exist (they get index.html, with the first things to see in it) and what those need; and, beside the server's
 * bundle, the pages that a public result is put into: its own, and the share link's, which its owner should not see flash by.
 */
export async function prerender({
  dist,
  server,
  prefetchScript,
  stepScript,
  questionScript,
  hydrationScript,
}: PrerenderFolders): Promise<void> {
  const {
    prerenderAll,
    renderInterviewPage,
    renderOpening,
    renderPublicResult,
    renderSample,
    knownPaths,
    interviewPath,
    stepsOfBothWays,
    ownResultPath,
  } = (await import(pathToFileURL(join(server, 'entry-server.js')).href)) as typeof ServerEntry;
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(dist, '.vite', file), 'utf8'));
  const built = { manifest: await read('manifest.json'), modules: await read('modules.json') } as Built;
  const template = await readFile(join(dist, 'index.html'), 'utf8');
  const pages = await prerenderAll();
  const [script, hydration] = await Promise.all([inOneFile(prefetchScript), inOneFile(hydrationScript)]);

  await mkdir(join(dist, 'prerendered'), { recursive: true });
  const written = await Promise.all(
    pages.map(async ({ name, screen, path, title, html, alsoAt, forStrangers }) => {
      const { page, inline } = await pageWithHead({
        dist,
        built,
        template,
        screen,
        withConfig: true,
        forStrangers,
        ...(STILL.has(name) ? { paint: 'still', hydration } : { paint: 'whole' }),
      });
      const at = path === '*' ? '' : ` data-at="${path}"`;
      const whole = page
        .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(title)}</title>`)
        .replace(EMPTY_ROOT, () => filledRoot(html, ` data-prerendered="${name}"${at}`));
      await writeFile(join(dist, 'prerendered', fileOf(path)), whole);
      return [path, ...alsoAt].map((address) => [address, { file: fileOf(path), inline }] as const);
    }),
  );
  const result = { dist, built, template: template.replace(NO_SCRIPT, ''), screen: 'public-fingerprint' };
  const samples = await Promise.all(
    [SAMPLE, null].map(async (content) => (await renderPublicResult('EXAMPLE', content)).html),
  );
  const frame = await pageWithHead({ ...result, forStrangers: false, paint: 'first', samples });
  const othersNeed = filesOf(built, knownPaths.find(({ path }) => path === ownResultPath)?.modules ?? [], frame.page);
  const shareLink = await pageWithHead({ ...result, script, forStrangers: true, othersNeed });
  const sample = await pageWithHead({
    ...result,
    screen: 'sample',
    forStrangers: false,
    paint: 'first',
    samples: [(await renderSample()).html],
  });
  const opening = renderOpening();
  const frames = {
    result: frame,
    sample,
    shareLink: {
      ...shareLink,
      page: shareLink.page.replace(EMPTY_ROOT, () => `<div id="opening">${opening}</div>${EMPTY_ROOT}`),
    },
  };
  await writeFile(join(server, 'result-frames.json'), JSON.stringify(frames));
  const shellParts: PageParts = {
    dist,
    built,
    template,
    stylesFor: SHELL_STYLES,
    script,
    withConfig: true,
    forStrangers: false,
    paint: 'whole',
  };
  const shell = await pageWithHead(shellParts);
  const known = knownPaths.map(({ path, modules }) => ({ path, needs: filesOf(built, modules, shell.page) }));
  const drawnAhead = (await renderInterviewPage()).replaceAll(' style="', ` ${STYLE_DATA}="`);
  const stepPages = await Promise.all(
    stepsOfBothWays.map(async ({ path, modules }) => {
      const around = known.find((one) => one.path === path)?.needs ?? [];
      const ownFiles = (way: readonly string[]) =>
        filesOf(built, way, shell.page).filter((file) => !around.includes(file));
      const define = {
        STEP_FILES: JSON.stringify({ main: ownFiles(modules.main), classic: ownFiles(modules.classic) }),
      };
      const isInterview = path === interviewPath;
      const { page, inline } = await pageWithHead({
        ...shellParts,
        ...(isInterview && { stylesFor: INTERVIEW_STYLES }),
        script: await inOneFile(isInterview ? questionScript : stepScript, define),
      });
      const template = isInterview ? `<template id="${TEMPLATE_ID}">${drawnAhead}</template>` : '';
      const file = fileOf(path.slice(path.lastIndexOf('/')));
      await writeFile(
        join(dist, 'prerendered', file),
        page.replace(EMPTY_ROOT, () => filledRoot(opening) + template),
      );
      return { path, file, inline };
    }),
  );
  await writeFile(
    join(dist, 'index.html'),
    shell.page.replace(EMPTY_ROOT, () => filledRoot(opening)),
  );
  await writeFile(
    join(dist, 'prerendered/pages.json'),
    JSON.stringify(
      {
        configPlace: CONFIG_PLACE,
        files: Object.fromEntries(written.flat()),
        shell: { inline: shell.inline, needs: scriptsOf(template) },
        known: known.map((one) => ({ ...one, ...stepPages.find(({ path }) => path === one.path) })),
      },
      null,
      2,
    ),
  );
  await rm(join(dist, '.vite'), { recursive: true });
}
