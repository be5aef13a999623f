import { FADE_S, arrive, presence, ramp } from '../look/motion.ts';
import { PALETTE } from '../look/palette.ts';
import { PILL_WIDTH, drawn, pill } from '../look/shapes.ts';
import { layer } from '../look/type.ts';
import type { Timeline } from '../timeline.ts';
import { colourOf } from './maria.ts';

const PIVOT = { x: 640, y: 330 };
const ARM = 300;
const TILT_DEGREES = 7;

/** Two values in balance, until a hard day is remembered. */
export function balance(t: number, { at }: Timeline): string {
  const from = at('tie') - 0.4;
  const to = at('close') - 0.5 + FADE_S;
  if (t < from || t > to) return '';
  const uneasy = Math.sin((t - at('hard-day')) * 2.6) * 1.6 * presence(t, at('hard-day'), at('hold') + 0.6);
  const degrees = uneasy - TILT_DEGREES * ramp(t, at('hold') + 0.3, 2);
  const letGo = ramp(t, at('hold') + 2.6, 1.4);
  const angle = (degrees * Math.PI) / 180;
  const end = (side: 1 | -1): { x: number; y: number } => ({
    x: PIVOT.x + side * ARM * Math.cos(angle),
    y: PIVOT.y + side * ARM * Math.sin(angle),
  });
  const left = end(-1);
  const right = end(1);
  const beam = `M${left.x.toFixed(1)} ${left.y.toFixed(1)}L${right.x.toFixed(1)} ${right.y.toFixed(1)}`;
  const slip = (at: { x: number; y: number }, text: string, group: number, rise: number, opacity: number): string =>
    pill({ x: at.x - PILL_WIDTH / 2, y: at.y - 68 - rise, text, colour: colourOf(group), opacity });
  return layer(
    [
      drawn(beam, 2 * ARM + 4, ramp(t, from - 0.4, 1.2), PALETTE.ink, 6),
      drawn(
        `M${PIVOT.x} ${PIVOT.y + 6}L${PIVOT.x - 44} ${PIVOT.y + 96}H${PIVOT.x + 44}Z`,
        310,
        ramp(t, from, 1.2),
        PALETTE.ink,
        6,
      ),
      slip(left, 'Courage', 2, 0, arrive(t, from + 0.1, 1)),
      slip(right, 'Fairness', 3, letGo * 60, arrive(t, from + 0.4, 1) * (1 - letGo * 0.75)),
    ].join(''),
    presence(t, from, to),
  );
}
