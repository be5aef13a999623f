import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

export interface Shot {
  readonly name: string;
  readonly file: string;
}

interface SheetOptions {
  readonly title: string;
  readonly columns: number;
  readonly cellWidthPx: number;
  /** A long page is cut off here. */
  readonly cellHeightPx: number;
}

const LABEL_PX = 28;
const GAP_PX = 16;
/** Some twenty million pixels. */
const SHEET_TIMEOUT_MS = 300_000;

/** All pictures on one, each with its name: the browser lays it out and photographs it. */
export async function writeContactSheet(
  browser: Browser,
  shots: readonly Shot[],
  file: string,
  options: SheetOptions,
): Promise<void> {
  const { title, columns, cellWidthPx, cellHeightPx } = options;
  const cells = shots.map((shot) => {
    const picture = `data:image/jpeg;base64,${readFileSync(shot.file).toString('base64')}`;
    return `<figure><figcaption>${shot.name}</figcaption><div><img src="${picture}" alt=""></div></figure>`;
  });
  const width = columns * (cellWidthPx + GAP_PX) + GAP_PX;
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  await page.setContent(`<style>
    body { margin: 0; padding: ${GAP_PX}px; background: #777; color: #fff; font: 14px/${LABEL_PX}px sans-serif }
    h1 { margin: 0; font-size: 18px }
    main { display: grid; grid-template-columns: repeat(${columns}, ${cellWidthPx}px); gap: ${GAP_PX}px }
    figure { margin: 0 } figcaption { overflow: hidden; white-space: nowrap; text-overflow: ellipsis }
    div { max-height: ${cellHeightPx}px; overflow: hidden } img { display: block; width: 100% }
  </style><h1>${title}</h1><main>${cells.join('')}</main>`);
  await page.screenshot({ path: file, fullPage: true, timeout: SHEET_TIMEOUT_MS });
  await page.close();
}
