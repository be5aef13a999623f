import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { SAMPLE_FINGERPRINT } from '@lf/api/features/fingerprints/sample';
import { escapeXml } from '@lf/domain/fingerprint-svg';
import { RESULT_MESSAGES } from '@lf/domain/messages/result';
import { SAMPLE_MESSAGES } from '@lf/domain/messages/sample';
import { PRODUCT_NAME } from '@lf/domain/messages/shell';
import { resultTags } from './result-tags.ts';
import type { FingerprintContent } from '@lf/contract/fingerprints';
import type { InlineHashes } from '@lf/platform/http/headers';

/** The web build's other half: the same components, rendering to a string. */
const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../../dist/web');

interface Rendered {
  readonly html: string;
  readonly css: string;
  readonly at: string;
  readonly arrived?: unknown;
}

interface WebRenderer {
  readonly renderPublicResult: (licenseCode: string, content: FingerprintContent | null) => Promise<Rendered>;
  readonly renderSample: () => Promise<Rendered>;
}

/** Whether the page stands at its own address or answers a share link, behind which its owner sees more. */
export type ResultFrame = 'result' | 'shareLink';

interface Frame {
  readonly page: string;
  readonly inline: InlineHashes;
}

export interface ResultDocument {
  readonly html: string;
  readonly inline: InlineHashes;
}

async function load(): Promise<{ renderer: WebRenderer; frames: Readonly<Record<ResultFrame | 'sample', Frame>> }> {
  const [renderer, frames] = await Promise.all([
    import(pathToFileURL(path.join(folder, 'entry-server.js')).href) as Promise<WebRenderer>,
    readFile(path.join(folder, 'result-frames.json'), 'utf8'),
  ]);
  return { renderer, frames: JSON.parse(frames) as Record<ResultFrame | 'sample', Frame> };
}

let loading: ReturnType<typeof load> | undefined;

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** JSON that no reader of HTML takes for the end of its element. */
const jsonInside = (data: unknown): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

interface Screen extends Rendered {
  readonly name: string;
  readonly title: string;
  readonly tags: string;
}

function inFrame(frame: Frame, { html, css, at, arrived, name, title, tags }: Screen): ResultDocument {
  const head = ['<meta name="robots" content="noindex, nofollow">', tags, css && `<style>${css}</style>`];
  const body = [
    `<div id="root" data-prerendered="${name}" data-at="${escapeXml(at)}">${html}</div>`,
    arrived === undefined ? '' : `<script type="application/json" id="arrived">${jsonInside(arrived)}</script>`,
  ];
  return {
    html: frame.page
      .replace(/<title>[^<]*<\/title>/u, () => `<title>${escapeXml(`${title} · ${PRODUCT_NAME}`)}</title>`)
      .replace('</head>', () => `  ${head.filter(Boolean).join('\n    ')}\n  </head>`)
      .replace('<div id="root"><!--screen--></div>', () => body.filter(Boolean).join('\n    ')),
    inline: css === '' ? frame.inline : { ...frame.inline, styles: [...frame.inline.styles, hashOf(css)] },
  };
}

/** Somebody's result as a page for strangers, or the page that says there is none to see. */
export async function resultDocument(
  within: ResultFrame,
  licenseCode: string,
  content: FingerprintContent | null,
  publicUrl: string,
): Promise<ResultDocument> {
  loading ??= load();
  const { renderer, frames } = await loading;
  return inFrame(frames[within], {
    ...(await renderer.renderPublicResult(licenseCode, content)),
    name: 'public-fingerprint',
    title: content === null ? RESULT_MESSAGES.notShownTitle : RESULT_MESSAGES.othersTitle,
    tags:
      content === null
        ? ''
        : resultTags(content, {
            title: RESULT_MESSAGES.othersTitle,
            page: `${publicUrl}/fingerprint/${licenseCode}`,
            picture: `${publicUrl}/api/fingerprints/${licenseCode}/share.png`,
          }),
  });
}

/** The sample as a page, with the same preview in chats as a real result. */
export async function sampleDocument(publicUrl: string): Promise<ResultDocument> {
  loading ??= load();
  const { renderer, frames } = await loading;
  const { content, licenseCode } = SAMPLE_FINGERPRINT;
  const rendered = await renderer.renderSample();
  return inFrame(frames.sample, {
    ...rendered,
    name: 'sample',
    title: SAMPLE_MESSAGES.title,
    tags: resultTags(content, {
      title: SAMPLE_MESSAGES.title,
      page: publicUrl + rendered.at,
      picture: `${publicUrl}/api/fingerprints/${licenseCode}/share.png`,
    }),
  });
}
