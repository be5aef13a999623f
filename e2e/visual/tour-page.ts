import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { Screen } from './screen.ts';

const INTRO = `# A tour

The way of one person through the product, in pictures. \`npm run tour\` makes this page and its pictures anew, with a real server and a real browser;
the same command writes contact sheets of every screen and dialog, on a phone, a tablet and a desktop, by day and by night, to \`.cache/tour\`.
`;
const IN_THE_POCKET =
  'The whole of it fits a pocket, by day and by night: what is begun on one device goes on on another.';

const PICTURE_WIDTH_PX = 960;
/** A long page is cut off: the picture is an impression, not the page. */
const PICTURE_HEIGHT_MAX_PX = 900;
const QUALITY = 0.78;
const COVER_QUALITY = 0.86;

const PHONE = { width: 360, height: 740, gap: 30, radius: 28 } as const;
const TABLE = '#ece3d3';

const fileName = (name: string) => `${name.replaceAll(/[^a-z0-9]+/g, '-')}.webp`;

interface Placed {
  readonly file: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

/** The canvas writes what a page of text needs: a fifth of the bytes of a PNG. A page longer than its place shows its beginning. */
async function paint(
  browser: Browser,
  width: number,
  height: number,
  pictures: readonly Placed[],
  quality: number,
): Promise<Buffer> {
  const page = await browser.newPage();
  const sources = pictures.map(({ file, ...place }) => ({
    ...place,
    src: `data:image/png;base64,${readFileSync(file).toString('base64')}`,
  }));
  const data = await page.evaluate<string>(`(async () => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    const pictures = await Promise.all(${JSON.stringify(sources)}.map(async (place) => {
      const image = new Image();
      image.src = place.src;
      await image.decode();
      return { ...place, image, drawn: (image.height * place.width) / image.width };
    }));
    canvas.width = ${width};
    canvas.height = Math.min(${height}, Math.max(...pictures.map(({ y, drawn }) => 2 * y + drawn)));
    context.imageSmoothingQuality = 'high';
    context.fillStyle = '${TABLE}';
    context.fillRect(0, 0, canvas.width, canvas.height);
    for (const { image, x, y, width, height, radius, drawn } of pictures) {
      context.save();
      context.beginPath();
      context.roundRect(x, y, width, height, radius);
      context.clip();
      context.drawImage(image, x, y, width, drawn);
      context.restore();
    }
    return canvas.toDataURL('image/webp', ${quality});
  })()`);
  await page.close();
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
}

const alone = (file: string, width: number, height: number): Placed[] => [
  { file, x: 0, y: 0, width, height, radius: 0 },
];

function sideBySide(files: readonly string[]): { width: number; height: number; phones: Placed[] } {
  const { width, height, gap, radius } = PHONE;
  const phones = files.map((file, n) => ({ file, x: gap + n * (width + gap), y: gap, width, height, radius }));
  return { width: gap + files.length * (width + gap), height: height + 2 * gap, phones };
}

export interface TourPictures {
  readonly journey: readonly { readonly screen: Screen; readonly file: string }[];
  /** Side by side in one picture. */
  readonly phones: readonly string[];
  /** What the README shows, in more dots than a screen has. */
  readonly cover: { readonly file: string; readonly width: number; readonly height: number };
}

/** docs/tour.md and its pictures, and the README's. */
export async function writeTourPage(
  browser: Browser,
  { journey, phones, cover }: TourPictures,
  docs: string,
): Promise<void> {
  const folder = path.join(docs, 'pictures', 'tour');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let text = INTRO;
  for (const { screen, file } of journey) {
    writeFileSync(
      path.join(folder, fileName(screen.name)),
      await paint(
        browser,
        PICTURE_WIDTH_PX,
        PICTURE_HEIGHT_MAX_PX,
        alone(file, PICTURE_WIDTH_PX, PICTURE_HEIGHT_MAX_PX),
        QUALITY,
      ),
    );
    text += `\n${screen.journey}\n\n![${screen.name}](pictures/tour/${fileName(screen.name)})\n`;
  }
  const trio = sideBySide(phones);
  writeFileSync(
    path.join(folder, fileName('phones')),
    await paint(browser, trio.width, trio.height, trio.phones, QUALITY),
  );
  text += `\n${IN_THE_POCKET}\n\n![three phones](pictures/tour/${fileName('phones')})\n`;
  writeFileSync(path.join(docs, 'tour.md'), text);
  writeFileSync(
    path.join(docs, 'pictures', 'result.webp'),
    await paint(browser, cover.width, cover.height, alone(cover.file, cover.width, cover.height), COVER_QUALITY),
  );
}
