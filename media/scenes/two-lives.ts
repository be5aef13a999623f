import { FADE_S, arrive, between, presence, ramp, steady } from '../look/motion.ts';
import { type MovingPrint, movingPrint, placed, printAt } from '../look/print.ts';
import { pill } from '../look/shapes.ts';
import { layer, words } from '../look/type.ts';
import type { Timeline } from '../timeline.ts';
import { PALETTE } from '../look/palette.ts';
import { MARIA, MARIA_PRINT, colourOf } from './maria.ts';

/** Where the slips lie before they have an order. */
const SCATTERED = [
  { x: 716, y: 108 },
  { x: 150, y: 150 },
  { x: 452, y: 286 },
  { x: 830, y: 400 },
  { x: 130, y: 446 },
];
const COLUMN_X = 480;
const COLUMN_TOP = 90;
const STEP = 102;
/** The same five values as somebody else orders them. */
const OTHER = ['Family', 'Trust', 'Fairness', 'Honesty', 'Courage'];
const OTHER_PRINT = movingPrint(OTHER, 'The Fortress');

/** Slips lie about, then find their places in a column. */
function ordering(t: number, { at }: Timeline): string {
  return MARIA.map((text, i) => {
    const from = SCATTERED[i] ?? { x: 0, y: 0 };
    const shown = arrive(t, -0.8 + i * 0.35, 1.1);
    const part = ramp(t, at('order') - 0.2 + i * 0.1, 1.2);
    const sway = Math.sin(t * 0.9 + i * 1.7) * 5 * (1 - part);
    const x = between(from.x, COLUMN_X, part);
    const y = between(from.y, COLUMN_TOP + i * STEP, part) + sway + (1 - shown) * 20;
    return (
      pill({ x, y, text, colour: colourOf(i), opacity: shown }) +
      words(String(i + 1), COLUMN_X - 40, COLUMN_TOP + i * STEP + 20, {
        size: 58,
        fill: PALETTE.inkSoft,
        anchor: 'end',
        opacity: ramp(t, at('order') + 0.7 + i * 0.1, 0.5),
      })
    );
  }).join('');
}

function person(t: number, from: number, print: MovingPrint, x: number): string {
  const names = print.picture.groups.map(({ value, colour }, i) => {
    const y = 146 + i * 84;
    const shown = arrive(t, from + 0.6 + i * 0.22);
    return `<circle cx="${x + 178}" cy="${y - 19}" r="${(12 * shown).toFixed(2)}" fill="${colour.light}"/>${words(value, x + 204, y + (1 - shown) * 12, { size: 58, opacity: shown })}`;
  });
  return (
    layer(
      printAt(print, { grown: 0.3 + 0.7 * steady(t, from, 3.2), tint: () => 1 }),
      1,
      placed({ x, y: 300, scale: 0.5 }),
    ) + names.join('')
  );
}

/** The same values in two orders are two fingerprints. */
export function twoLives(t: number, timeline: Timeline): string {
  const { at } = timeline;
  const cut = at('two') - 0.4;
  return (
    layer(ordering(t, timeline), presence(t, -FADE_S, cut + FADE_S)) +
    layer(
      person(t, cut, MARIA_PRINT, 160) +
        person(t, cut + 0.8, OTHER_PRINT, 796) +
        `<path d="M626 96V504" stroke="${PALETTE.line}" stroke-width="2" opacity="${ramp(t, cut + 0.4, 0.8).toFixed(3)}"/>`,
      presence(t, cut, at('maria') - 0.4 + FADE_S),
    )
  );
}
