import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { Screen } from './screen.ts';
import type { Shot } from './contact-sheet.ts';

const PICTURE_WIDTH_PX = 960;
const PICTURE_HEIGHT_MAX_PX = 900;
const QUALITY = 0.72;

const INTRO = `# A tour

The way of one person through the product, in pictures. \`npm run tour\` makes this page and its pictures anew, with a real server and a real browser;
the same command writes contact sheets of every screen and dialog, on a phone, a tablet and a desktop, by day and by night, to \`.cache/tour\`.
`;

const fileName = (name: string) => `${name.replaceAll(/[^a-z0-9]+/g, '-')}.webp`;

/** The canvas writes what a page of text needs: a fifth of the bytes of a PNG. */
async function shrink(browser: Browser, source: string, width: number): Promise<Buffer> {
  const page = await browser.newPage();
  const data = await page.evaluate<string>(`(async () => {
    const image = new Image();
    image.src = 'data:image/jpeg;base64,${readFileSync(source).toString('base64')}';
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = ${width};
    // A long page is cut off: the picture is an impression, not the page.
    canvas.height = Math.min(Math.round((image.height * ${width}) / image.width), ${PICTURE_HEIGHT_MAX_PX});
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, ${width}, (image.height * ${width}) / image.width);
    return canvas.toDataURL('image/webp', ${QUALITY});
  })()`);
  await page.close();
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
}

/** docs/tour.md and its pictures. */
export async function writeTourPage(browser: Browser, screens: readonly Screen[], shotOf: (screen: Screen) => Shot, docs: string): Promise<void> {
  const folder = path.join(docs, 'pictures', 'tour');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let text = INTRO;
  for (const screen of screens.filter(({ journey }) => journey !== undefined)) {
    const file = fileName(screen.name);
    writeFileSync(path.join(folder, file), await shrink(browser, shotOf(screen).file, PICTURE_WIDTH_PX));
    text += `\n${screen.journey}\n\n![${screen.name}](pictures/tour/${file})\n`;
  }
  writeFileSync(path.join(docs, 'tour.md'), text);
}
