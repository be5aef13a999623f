import type { FingerprintPicture } from '@lf/domain/fingerprint-art';
import { LABELLED_WIDTH } from '@lf/domain/fingerprint-art/labels';

interface Look {
  readonly width: number;
  readonly height: number;
  readonly names: boolean;
  readonly dark: boolean;
}

/** As in tokens.css, where a canvas cannot read them: paper and ink by day and by night. */
const PAPER = { light: '#faf6ee', dark: '#171512' };
const INK = { light: '#221d18', dark: '#f4ede2' };
const FACE = 'Fraunces, Georgia, serif';
/** Of the picture's width or height: what stays free around it. */
const MARGIN = 0.09;
/** In units of the drawing. */
const NAME_SIZE = 26;
const LIST_LINE = 44;
const LIST_DOT = 9;

type Theme = keyof typeof PAPER;

const fontOf = (size: number): string => `600 ${size}px ${FACE}`;

function paintRidges(context: CanvasRenderingContext2D, picture: FingerprintPicture, theme: Theme): void {
  context.lineWidth = picture.stroke;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const { path, group } of picture.ridges) {
    context.strokeStyle = picture.groups[group]?.colour[theme] ?? INK[theme];
    context.stroke(new Path2D(path));
  }
}

/** A name that is too long for its room is set smaller, never squeezed. */
function paintName(context: CanvasRenderingContext2D, name: string, x: number, y: number, room: number): void {
  const size = NAME_SIZE * Math.min(1, room / context.measureText(name).width);
  const { font } = context;
  context.font = fontOf(size);
  context.fillText(name, x, y);
  context.font = font;
}

/** Beside the print, each at the end of its line: as on the page. */
function paintNamesBeside(context: CanvasRenderingContext2D, { groups }: FingerprintPicture, theme: Theme): void {
  context.textBaseline = 'middle';
  for (const { value, leader, label, colour } of groups) {
    const line = new Path2D(`M${leader.map(({ x, y }) => `${x} ${y}`).join('L')}`);
    context.strokeStyle = PAPER[theme];
    context.lineWidth = 5;
    context.stroke(line);
    context.strokeStyle = INK[theme];
    context.lineWidth = 1.4;
    context.stroke(line);
    context.fillStyle = colour[theme];
    context.fill(dot(label.x + LIST_DOT, label.y));
    context.fillStyle = INK[theme];
    paintName(context, value, label.x + 3 * LIST_DOT, label.y, LABELLED_WIDTH - label.x - 3 * LIST_DOT);
  }
}

/** Under the print, one in each line, where the picture is higher than wide. */
function paintNamesUnder(context: CanvasRenderingContext2D, picture: FingerprintPicture, theme: Theme): void {
  context.textBaseline = 'middle';
  const room = picture.width - 4 * LIST_DOT;
  const widest = Math.max(...picture.groups.map(({ value }) => Math.min(room, context.measureText(value).width)));
  const left = (picture.width - widest - 3 * LIST_DOT) / 2;
  picture.groups.forEach(({ value, colour }, line) => {
    const y = picture.height + (line + 0.5) * LIST_LINE;
    context.fillStyle = colour[theme];
    context.fill(dot(left + LIST_DOT, y));
    context.fillStyle = INK[theme];
    paintName(context, value, left + 3 * LIST_DOT, y, room);
  });
}

function dot(x: number, y: number): Path2D {
  const path = new Path2D();
  path.arc(x, y, LIST_DOT, 0, 2 * Math.PI);
  return path;
}

/** What the drawing takes, in its own units. */
function extentOf(picture: FingerprintPicture, { width, height, names }: Look) {
  const isTall = height > width;
  if (!names) return { width: picture.width, height: picture.height, isTall };
  if (isTall) return { width: picture.width, height: picture.height + picture.groups.length * LIST_LINE, isTall };
  return { width: LABELLED_WIDTH, height: picture.height, isTall };
}

/** The picture as an image of exactly this size, in the middle of its paper. */
export async function paintPicture(picture: FingerprintPicture, look: Look): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = look.width;
  canvas.height = look.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser gives no canvas');
  const theme = look.dark ? 'dark' : 'light';
  context.fillStyle = PAPER[theme];
  context.fillRect(0, 0, look.width, look.height);
  const extent = extentOf(picture, look);
  const free = 1 - 2 * MARGIN;
  const scale = Math.min((look.width * free) / extent.width, (look.height * free) / extent.height);
  context.translate((look.width - extent.width * scale) / 2, (look.height - extent.height * scale) / 2);
  context.scale(scale, scale);
  paintRidges(context, picture, theme);
  if (look.names) {
    context.font = fontOf(NAME_SIZE);
    await document.fonts.load(context.font).catch(() => undefined);
    if (extent.isTall) paintNamesUnder(context, picture, theme);
    else paintNamesBeside(context, picture, theme);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('too large')) : resolve(blob)), 'image/png');
  });
}
