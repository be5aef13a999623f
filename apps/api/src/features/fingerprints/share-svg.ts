import type { PictureJob } from './rendering/painter.ts';
import { type RidgeGroup, drawFingerprint } from '@lf/domain/fingerprint-art';
import { escapeXml, fingerprintMarks, textWidth, wrapText } from '@lf/domain/fingerprint-svg';
import { RESULT_MESSAGES } from '@lf/domain/messages/result';
import { PRODUCT_NAME } from '@lf/domain/messages/shell';
import { scriptFamilies } from './fonts.ts';
import { SHARE_HEIGHT, SHARE_WIDTH } from './share-size.ts';
import { type Shaper, shaperFor } from './shaped-text.ts';

const PAPER = '#fbf8f2';
const INK = '#1d1b26';
const QUIET = '#5d5868';
const TEXT_X = 560;
const TEXT_ROOM = SHARE_WIDTH - TEXT_X - 60;
const VALUES_TOP = 232;
const VALUES_BOTTOM = 560;

/** The values in as many columns as leave them readable. */
function valueList(groups: readonly RidgeGroup[], shape: Shaper): string {
  const columns = groups.length > 6 ? 2 : 1;
  const rows = Math.ceil(groups.length / columns);
  const step = Math.min(56, (VALUES_BOTTOM - VALUES_TOP) / rows);
  const room = TEXT_ROOM / columns - 44;
  return groups
    .map((group, place) => {
      const x = TEXT_X + Math.floor(place / rows) * (TEXT_ROOM / columns);
      const y = VALUES_TOP + (place % rows) * step + step / 2;
      let size = 27;
      let lines = wrapText(group.value, size, room);
      const isTooBig = (): boolean =>
        lines.length * size * 1.12 > step || lines.some((line) => textWidth(line, size) > room);
      while (size > 10 && isTooBig()) lines = wrapText(group.value, --size, room);
      const top = y - ((lines.length - 1) * size * 1.12) / 2 + size * 0.35;
      const words = lines
        .map((line, i) => {
          const y = Math.round((top + i * size * 1.12) * 10) / 10;
          return (
            shape(line, x + 28, y, size) ?? `<text x="${x + 28}" y="${y}" font-size="${size}">${escapeXml(line)}</text>`
          );
        })
        .join('');
      // A script's own face comes first: letters that join or stack must all come from one face.
      const families = [...scriptFamilies(group.value), 'Noto Sans SemiBold', 'Noto Sans'].join(', ');
      return `<circle cx="${x + 8}" cy="${y}" r="8" fill="${group.colour.light}"/><g fill="${INK}" font-family="${families}">${words}</g>`;
    })
    .join('');
}

/** The fingerprint with its values, 1200 x 630. */
export async function shareSvg(content: PictureJob): Promise<string> {
  const shape = await shaperFor(content.values.join(' '));
  const picture = drawFingerprint(content.values, content.archetype);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">` +
    `<rect width="100%" height="100%" fill="${PAPER}"/>` +
    `<g transform="translate(40 -6) scale(.82)">${fingerprintMarks(picture, { theme: 'light' })}</g>` +
    `<text x="${TEXT_X}" y="112" font-family="Noto Sans SemiBold" font-size="18" letter-spacing="3.4" fill="${QUIET}">${escapeXml(PRODUCT_NAME.toUpperCase())}</text>` +
    `<text x="${TEXT_X - 2}" y="176" font-family="Fraunces SemiBold" font-size="48" fill="${INK}">${escapeXml(content.title ?? RESULT_MESSAGES.othersTitle)}</text>` +
    `${valueList(picture.groups, shape)}</svg>`
  );
}
