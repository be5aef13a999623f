import { LABELLED_WIDTH } from './fingerprint-art/labels.ts';
import { VALUE_ROLE_NAMES } from './messages/result.ts';
import type { FingerprintPicture, RidgeGroup } from './fingerprint-art.ts';

export type FingerprintTheme = 'light' | 'dark' | 'printable';

export interface FingerprintSvgOptions {
  readonly theme: FingerprintTheme;
  /** Names with leader lines at the right; without them the picture is the bare print. */
  readonly labels?: boolean;
  /** What the leader lines are drawn over, so that they stand clear of the ridges. */
  readonly paper?: string;
  readonly ink?: string;
  readonly fontFamily?: string;
}

const LABEL_ROOM = LABELLED_WIDTH - 650;
const NAME_SIZE = 25;
const ROLE_SIZE = 15;
/** Average width of a letter in parts of the type size: enough to break lines by. */
const LETTER = 0.54;
const WIDE_LETTER = 1;

export const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/gu, (sign) => `&#${sign.codePointAt(0) ?? 32};`);

/** Han, kana and hangul are about twice as wide as Latin letters. */
const isWide = (sign: string): boolean =>
  /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/u.test(sign);

export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const sign of text) width += isWide(sign) ? WIDE_LETTER : LETTER;
  return width * size;
}

/** Lines no wider than the room; a single word too long for it stays whole. */
export function wrapText(text: string, size: number, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && textWidth(longer, size) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function colourOf(group: RidgeGroup, theme: FingerprintTheme, ink: string): string {
  return theme === 'printable' ? ink : group.colour[theme];
}

function ridgesOf(picture: FingerprintPicture, theme: FingerprintTheme, ink: string): string {
  return picture.groups
    .map((group, index) => {
      const path = picture.ridges
        .filter((ridge) => ridge.group === index)
        .map((ridge) => ridge.path)
        .join('');
      const width = theme === 'printable' ? group.printableStroke : picture.stroke;
      return `<path stroke="${colourOf(group, theme, ink)}" stroke-width="${width}" d="${path}"/>`;
    })
    .join('');
}

function labelOf(group: RidgeGroup, place: number, room: number, colour: string, ink: string): string {
  const { x, y } = group.label;
  let size = NAME_SIZE;
  let lines = wrapText(group.value, size, LABEL_ROOM);
  const isTooBig = (): boolean =>
    lines.length * size * 1.1 + ROLE_SIZE * 1.5 > room || lines.some((line) => textWidth(line, size) > LABEL_ROOM);
  while (size > 11 && isTooBig()) lines = wrapText(group.value, --size, LABEL_ROOM);
  const top = y - ((lines.length - 1) * size * 1.1 + ROLE_SIZE * 1.4) / 2 + size * 0.35;
  const names = lines
    .map(
      (line, i) =>
        `<text x="${x + 18}" y="${(top + i * size * 1.1).toFixed(1)}" font-size="${size}" font-weight="600">${escapeXml(line)}</text>`,
    )
    .join('');
  const roleY = top + (lines.length - 1) * size * 1.1 + ROLE_SIZE * 1.4;
  return (
    `<circle cx="${x}" cy="${y}" r="7" fill="${colour}"/><g fill="${ink}">${names}` +
    `<text x="${x + 18}" y="${roleY.toFixed(1)}" font-size="${ROLE_SIZE}" opacity=".7">${place + 1} · ${VALUE_ROLE_NAMES[group.role]}</text></g>`
  );
}

function leaderOf(group: RidgeGroup, paper: string, ink: string): string {
  const line = `M${group.leader.map((p) => `${p.x} ${p.y}`).join('L')}`;
  return (
    `<path d="${line}" stroke="${paper}" stroke-width="5"/><path d="${line}" stroke="${ink}" stroke-width="1.4"/>` +
    `<circle cx="${group.anchor.x}" cy="${group.anchor.y}" r="5.2" fill="${paper}" stroke="${ink}" stroke-width="2"/>`
  );
}

const INK = { light: '#1d1b26', dark: '#f4f1ea', printable: '#000000' } as const;
const PAPER = { light: '#ffffff', dark: '#16151d', printable: '#ffffff' } as const;

/** The lines from the ridges to where the names stand, for those who set the names themselves. */
export function fingerprintLeaders(picture: FingerprintPicture, options: FingerprintSvgOptions): string {
  const ink = options.ink ?? INK[options.theme];
  const paper = options.paper ?? PAPER[options.theme];
  return `<g fill="none" stroke-linejoin="round">${picture.groups.map((group) => leaderOf(group, paper, ink)).join('')}</g>`;
}

/** The inside of the picture, to be placed in a larger SVG. */
export function fingerprintMarks(picture: FingerprintPicture, options: FingerprintSvgOptions): string {
  const { theme } = options;
  const ink = options.ink ?? INK[theme];
  const ridges = `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${ridgesOf(picture, theme, ink)}</g>`;
  if (options.labels !== true) return ridges;
  const [first, second] = picture.groups;
  const room = first === undefined || second === undefined ? 80 : Math.abs(first.label.y - second.label.y);
  const labels = picture.groups.map((group, i) => labelOf(group, i, room, colourOf(group, theme, ink), ink)).join('');
  const font = escapeXml(options.fontFamily ?? 'sans-serif');
  return `${ridges}${fingerprintLeaders(picture, options)}<g font-family="${font}">${labels}</g>`;
}

export function fingerprintSvg(picture: FingerprintPicture, options: FingerprintSvgOptions): string {
  const width = options.labels === true ? LABELLED_WIDTH : picture.width;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${picture.height}" width="${width}" height="${picture.height}">` +
    `${fingerprintMarks(picture, options)}</svg>`
  );
}
