import { arrive, between, presence, ramp } from '../look/motion.ts';
import { PALETTE } from '../look/palette.ts';
import { drawn, pill } from '../look/shapes.ts';
import { layer, words } from '../look/type.ts';
import type { Timeline } from '../timeline.ts';
import { colourOf } from './maria.ts';

const LEFT = 500;
const WIDE = 360;
const TOP = 120;
const STEP = 78;
/** Around the middle of the room above the captions. */
const LARGER = 'translate(640 300) scale(1) translate(-660 -312)';
const SIGN_X = LEFT + WIDE + 44;

const tick = (y: number, part: number): string => drawn(`M${SIGN_X - 13} ${y}l9 10l19-22`, 44, part, PALETTE.accent, 5);
const cross = (y: number, part: number): string =>
  drawn(`M${SIGN_X - 10} ${y - 10}l20 20`, 30, part, PALETTE.danger, 5) +
  drawn(`M${SIGN_X + 10} ${y - 10}l-20 20`, 30, part * 2 - 1, PALETTE.danger, 5);

/** Ten places; the first five fill, then the rest. */
function places(t: number, five: number, ten: number): string {
  return Array.from({ length: 10 }, (_, i) => {
    const from = i < 5 ? five + i * 0.1 : ten + (i - 5) * 0.1;
    const x = 680 + (i - 4.5) * 44;
    const fill = arrive(t, from, 0.5);
    const ring = presence(t, five - 0.9);
    return `<circle cx="${x}" cy="522" r="11" fill="none" stroke="${PALETTE.asleep}" stroke-width="2" opacity="${ring.toFixed(3)}"/><circle cx="${x}" cy="522" r="${(12 * fill).toFixed(2)}" fill="${PALETTE.accent}" opacity="${i < 5 ? 1 : 0.45}"/>`;
  }).join('');
}

/** What the person does on the next screen: keep, change, take away, add. */
export function editingAList(t: number, { at }: Timeline, ends: number): string {
  const entered = (row: number): number => arrive(t, at('list') + 0.3 + row * 0.22);
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
    drawn(`M${LEFT + 54} ${row(1) + 1}h98`, 104, ramp(t, at('change') + 0.15, 0.6) * (1 - changed), PALETTE.ink, 3),
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
    words('+', SIGN_X, row(4) + 14, { size: 46, fill: PALETTE.accent, anchor: 'middle', opacity: added }),
    places(t, at('count'), at('count') + 1.35),
  ].join('');
  return layer(content, presence(t, at('list') - 0.2, ends), LARGER);
}
