import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { escapeXml } from '@lf/domain/fingerprint-svg';
import { RESULT_MESSAGES } from '@lf/domain/messages/result';
import { PRODUCT_NAME } from '@lf/domain/messages/shell';
import { resultTags } from './result-tags.ts';
import type { FingerprintContent } from '@lf/contract/fingerprints';
import type { InlineHashes } from '@lf/platform/http/headers';

/** The web build's other half: the same components, rendering to a string. */
const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../../dist/web');

interface WebRenderer {
  readonly renderPublicResult: (
    licenseCode: string,
    content: FingerprintContent | null,
  ) => Promise<{ html: string; css: string; at: string; arrived: unknown }>;
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

async function load(): Promise<{ renderer: WebRenderer; frames: Readonly<Record<ResultFrame, Frame>> }> {
  const [renderer, frames] = await Promise.all([
    import(pathToFileURL(path.join(folder, 'entry-server.js')).href) as Promise<WebRenderer>,
    readFile(path.join(folder, 'result-frames.json'), 'utf8'),
  ]);
  return { renderer, frames: JSON.parse(frames) as Record<ResultFrame, Frame> };
}

let loading: ReturnType<typeof load> | undefined;

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** JSON that no reader of HTML takes for the end of its element. */
const jsonInside = (data: unknown): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

/** Somebody's result as a page for strangers, or the page that says there is none to see. */
export async function resultDocument(
  within: ResultFrame,
  licenseCode: string,
  content: FingerprintContent | null,
  publicUrl: string,
): Promise<ResultDocument> {
  loading ??= load();
  const { renderer, frames } = await loading;
  const frame = frames[within];
  const { html, css, at, arrived } = await renderer.renderPublicResult(licenseCode, content);
  const title = content === null ? RESULT_MESSAGES.notShownTitle : RESULT_MESSAGES.othersTitle;
  const head = [
    '<meta name="robots" content="noindex, nofollow">',
    content === null ? '' : resultTags(content, licenseCode, publicUrl),
    css && `<style>${css}</style>`,
  ];
  const body = [
    `<div id="root" data-prerendered="public-fingerprint" data-at="${escapeXml(at)}">${html}</div>`,
    `<script type="application/json" id="arrived">${jsonInside(arrived)}</script>`,
  ];
  return {
    html: frame.page
      .replace(/<title>[^<]*<\/title>/u, () => `<title>${escapeXml(`${title} · ${PRODUCT_NAME}`)}</title>`)
      .replace('</head>', () => `  ${head.filter(Boolean).join('\n    ')}\n  </head>`)
      .replace('<div id="root"><!--screen--></div>', () => body.join('\n    ')),
    inline: css === '' ? frame.inline : { ...frame.inline, styles: [...frame.inline.styles, hashOf(css)] },
  };
}
