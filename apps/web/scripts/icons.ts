/**
 * `npm run icons`: the pictures of the application for home screens, and the sample of the first page as it comes, from the generator that draws everybody's print. Checked in, since a
 * build needs nothing of it; run again when the print or its colours change.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { drawFingerprint } from '@lf/domain/fingerprint-art';
import { SAMPLE_NARRATIVE } from '@lf/domain/sample-fingerprint';
import { Resvg } from '@resvg/resvg-js';

const PAPER = '#faf6ee';
/** Somebody's five values: what the product is about. */
const VALUES = ['Honesty', 'Courage', 'Family', 'Growth', 'Freedom'];
const ARCHETYPE = 'Rescuer';
/** On a home screen a finger's width must do: the middle of the print only, with ridges that can still be told apart. */
const CORE_PART = 0.42;
/** Launchers cut the maskable one to their own shape; what matters stays within the middle. */
const MASKABLE_PART = 0.52;

const ICONS = [
  { file: 'icon-180.png', size: 180, corner: 0, part: CORE_PART },
  { file: 'icon-192.png', size: 192, corner: 0.23, part: CORE_PART },
  { file: 'icon-512.png', size: 512, corner: 0.23, part: CORE_PART },
  { file: 'icon-maskable-512.png', size: 512, corner: 0, part: MASKABLE_PART },
] as const;

function iconSvg(size: number, corner: number, part: number): string {
  const { width, height, stroke, ridges, groups } = drawFingerprint(VALUES, ARCHETYPE);
  const side = Math.max(width, height) * part;
  const lines = ridges
    .map(({ path, group }) => `<path d="${path}" stroke="${groups[group]?.colour.light ?? ''}"/>`)
    .join('');
  const view = `${(width - side) / 2} ${(height - side) / 2 - side * 0.02} ${side} ${side}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <clipPath id="shape"><rect width="${size}" height="${size}" rx="${size * corner}"/></clipPath>
    <g clip-path="url(#shape)">
      <rect width="${size}" height="${size}" fill="${PAPER}"/>
      <svg viewBox="${view}" width="${size}" height="${size}" fill="none" stroke-width="${stroke}" stroke-linecap="round">${lines}</svg>
    </g>
  </svg>`;
}

for (const { file, size, corner, part } of ICONS) {
  const png = new Resvg(iconSvg(size, corner, part)).render().asPng();
  await writeFile(fileURLToPath(new URL(`../public/${file}`, import.meta.url)), png);
}

/** The sample as a file: the first page shows it before any of our code is there. Two inks, for light and for dark paper. */
function samplePicture(): string {
  const { width, height, stroke, ridges, groups } = drawFingerprint(
    SAMPLE_NARRATIVE.values,
    SAMPLE_NARRATIVE.archetype,
  );
  const inks = (theme: 'light' | 'dark') =>
    groups.map(({ colour }, place) => `.g${place}{stroke:${colour[theme]}}`).join('');
  const lines = groups.map((_, place) => {
    const path = ridges.filter(({ group }) => group === place).map((ridge) => ridge.path);
    return `<path class="g${place}" d="${path.join('')}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"><style>${inks('light')}@media (prefers-color-scheme:dark){${inks('dark')}}</style>${lines.join('')}</svg>\n`;
}

await writeFile(fileURLToPath(new URL('../src/app/landing/sample-picture.svg', import.meta.url)), samplePicture());
