import { arrive, between, presence, ramp } from '../look/motion.ts';
import { PALETTE } from '../look/palette.ts';
import { drawn, pill } from '../look/shapes.ts';
import { layer, words } from '../look/type.ts';
import type { Timeline } from '../timeline.ts';
import { colourOf } from './maria.ts';

const LEFT = 420;
const WIDE = 400;
const TOP = 66;
const STEP = 96;
const PLACES_Y = 538;
const SIGN_X = LEFT + WIDE + 60;

const tick = (y: number, part: number): string =>
  drawn(`M${SIGN_X - 20} ${y}l14 15l29-33`, 68, part, PALETTE.accent, 8);
const cross = (y: number, part: number): string =>
  drawn(`M${SIGN_X - 16} ${y - 16}l32 32`, 48, part, PALETTE.danger, 8) +
  drawn(`M${SIGN_X + 16} ${y - 16}l-32 32`, 48, part * 2 - 1, PALETTE.danger, 8);

/** Ten places; the first five fill, then the rest. */
function places(t: number, five: number, ten: number): string {
  return Array.from({ length: 10 }, (_, i) => {
    const from = i < 5 ? five + i * 0.1 : ten + (i - 5) * 0.1;
    const x = 640 + (i - 4.5) * 56;
    const fill = arrive(t, from, 0.5);
    const ring = presence(t, five - 0.9);
    return `<circle cx="${x}" cy="${PLACES_Y}" r="15" fill="none" stroke="${PALETTE.pale}" stroke-width="3" opacity="${ring.toFixed(3)}"/><circle cx="${x}" cy="${PLACES_Y}" r="${(16 * fill).toFixed(2)}" fill="${PALETTE.accent}" opacity="${i < 5 ? 1 : 0.45}"/>`;
  }).join('');
}

/** What the person does on the next screen: keep, change, take away, add. */
export function editingAList(t: number, { at }: Timeline, ends: number): string {
  const entered = (row: number): number => arrive(t, at('list') - 0.4 + row * 0.22);
  const taken = ramp(t, at('take') + 0.9, 0.8);
  const added = arrive(t, at('add') + 0.2, 1);
  const changed = ramp(t, at('change') + 0.7, 0.7);
  const row = (index: number): number => TOP + index * STEP;
  const slip = (index: number, text: string, y: number, opacity: number): string =>
    pill({
      x: LEFT + (1 - entered(index)) * 26,
      y,
      width: WIDE,
      text,
      colour: colourOf(index),
      opacity: opacity * entered(index),
    });
  const below = (index: number): number => between(row(index), row(index - 1), taken);
  const content = [
    slip(0, 'Honesty', row(0), 1),
    tick(row(0), arrive(t, at('keep') + 0.3, 0.7)),
    slip(1, 'Order', row(1), 1 - changed),
    changed > 0 ? slip(1, 'Clarity', row(1), changed) : '',
    drawn(`M${LEFT + 70} ${row(1) + 1}h172`, 178, ramp(t, at('change') + 0.15, 0.6) * (1 - changed), PALETTE.ink, 5),
    tick(row(1), arrive(t, at('change') + 1.2, 0.7)),
    layer(
      slip(2, 'Ambition', row(2), 1) + cross(row(2), arrive(t, at('take') + 0.15, 0.6)),
      1 - taken,
      `translate(${(taken * 40).toFixed(2)} 0)`,
    ),
    slip(3, 'Family', below(3), 1),
    slip(4, 'Courage', below(4), 1),
    added > 0
      ? pill({
          x: LEFT,
          y: row(4) + (1 - added) * 24,
          width: WIDE,
          text: 'Patience',
          colour: colourOf(2),
          opacity: added,
        })
      : '',
    words('+', SIGN_X, row(4) + 22, { size: 76, fill: PALETTE.accent, anchor: 'middle', opacity: added }),
    places(t, at('count') + 0.6, at('ten') + 0.6),
  ].join('');
  return layer(content, presence(t, at('list') - 0.5, ends));
}
