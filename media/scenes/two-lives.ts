import { arrive, between, presence, ramp, steady } from '../look/motion.ts';
import { type MovingPrint, movingPrint, placed, printAt } from '../look/print.ts';
import { pill } from '../look/shapes.ts';
import { layer, words } from '../look/type.ts';
import type { Timeline } from '../timeline.ts';
import { PALETTE } from '../look/palette.ts';
import { MARIA, MARIA_PRINT, colourOf } from './maria.ts';

/** Where the slips lie before they have an order. */
const SCATTERED = [
  { x: 716, y: 128 },
  { x: 236, y: 168 },
  { x: 492, y: 292 },
  { x: 850, y: 380 },
  { x: 196, y: 428 },
];
const COLUMN_X = 520;
const COLUMN_TOP = 118;
const STEP = 90;
/** The same five values as somebody else orders them. */
const OTHER = ['Family', 'Trust', 'Fairness', 'Honesty', 'Courage'];
const OTHER_PRINT = movingPrint(OTHER, 'The Fortress');

/** Slips lie about, then find their places in a column. */
function ordering(t: number, { at }: Timeline): string {
  return MARIA.map((text, i) => {
    const from = SCATTERED[i] ?? { x: 0, y: 0 };
    const shown = arrive(t, at('now') - 0.4 + i * 0.35, 1.1);
    const part = ramp(t, at('order') - 0.2 + i * 0.1, 1.2);
    const sway = Math.sin(t * 0.9 + i * 1.7) * 5 * (1 - part);
    const x = between(from.x, COLUMN_X, part);
    const y = between(from.y, COLUMN_TOP + i * STEP, part) + sway + (1 - shown) * 20;
    return (
      pill({ x, y, text, colour: colourOf(i), opacity: shown }) +
      words(String(i + 1), COLUMN_X - 40, COLUMN_TOP + i * STEP + 11, {
        size: 32,
        fill: PALETTE.inkSoft,
        anchor: 'end',
        opacity: ramp(t, at('order') + 0.7 + i * 0.1, 0.5),
      })
    );
  }).join('');
}

function person(t: number, from: number, print: MovingPrint, x: number): string {
  const names = print.picture.groups.map(({ value, colour }, i) => {
    const y = 168 + i * 64;
    const shown = arrive(t, from + 1 + i * 0.22);
    return `<circle cx="${x + 196}" cy="${y - 10}" r="${(8 * shown).toFixed(2)}" fill="${colour.light}"/>${words(value, x + 218, y + (1 - shown) * 12, { size: 32, opacity: shown })}`;
  });
  return (
    layer(printAt(print, { grown: steady(t, from, 3.6), awake: () => 1 }), 1, placed({ x, y: 300, scale: 0.56 })) +
    names.join('')
  );
}

/** The same values in two orders are two fingerprints. */
export function twoLives(t: number, timeline: Timeline): string {
  const { at } = timeline;
  return (
    layer(ordering(t, timeline), presence(t, 0.2, at('two') + 0.5)) +
    layer(
      person(t, at('two') + 0.3, MARIA_PRINT, 216) +
        person(t, at('two') + 1.3, OTHER_PRINT, 812) +
        `<path d="M622 130V470" stroke="${PALETTE.line}" stroke-width="2" opacity="${ramp(t, at('two') + 0.8, 0.8).toFixed(3)}"/>`,
      presence(t, at('two') + 0.3, at('maria') - 0.1),
    )
  );
}
