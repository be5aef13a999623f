import { FADE_S, arrive, between, presence, ramp } from '../look/motion.ts';
import { PALETTE, mix } from '../look/palette.ts';
import { drawn, pill } from '../look/shapes.ts';
import { layer, risingWords, words } from '../look/type.ts';
import type { Timeline } from '../timeline.ts';
import { colourOf } from './maria.ts';

const ROW = [270, 382] as const;
const LIST_X = 130;
const FLOOR = 478;

/** A person in a few ridges: a head and three curves for the shoulders. */
function figure(x: number, size: number, colour: string, part: number): string {
  const base = FLOOR;
  const arcs = [1, 0.74, 0.48].map((r) => {
    const w = 78 * r * size;
    const h = 128 * r * size;
    return drawn(
      `M${(x - w).toFixed(1)} ${base}C${(x - w).toFixed(1)} ${(base - h * 1.25).toFixed(1)} ${(x + w).toFixed(1)} ${(base - h * 1.25).toFixed(1)} ${(x + w).toFixed(1)} ${base}`,
      420 * r * size,
      part,
      colour,
      7,
    );
  });
  const headY = base - 156 * size;
  const head = [30, 16].map((r) =>
    drawn(
      `M${x - r * size} ${headY}a${r * size} ${r * size} 0 1 1 0 0.01`,
      2 * Math.PI * r * size + 4,
      part,
      colour,
      7,
    ),
  );
  return arcs.join('') + head.join('');
}

/** Honesty first, family second: what that did, and what the other order might have done. */
export function brother(t: number, { at }: Timeline): string {
  const from = at('maria') - 0.4;
  const to = at('core') - 0.5 + FADE_S;
  if (t < from || t > to) return '';
  const swapped = ramp(t, at('swap') + 0.2, 1.6);
  const bow = Math.sin(swapped * Math.PI) * 46;
  const row = (start: number, end: number, bend: number, text: string, colour: string, cue: number): string =>
    pill({ x: LIST_X + bend, y: between(start, end, swapped), text, colour, opacity: arrive(t, cue, 1) });
  const beside = ramp(t, at('helped') - 0.2, 1.6) * (1 - ramp(t, at('swap') + 1, 1.6));
  const quiet = ramp(t, at('swap') + 1, 1.6);
  const maria = mix(colourOf(0), PALETTE.pale, quiet);
  const sister = figure(between(752, 822, beside), 1, maria, ramp(t, from - 0.3, 1.6));
  const him = figure(1010, 1.12, mix(colourOf(1), PALETTE.inkSoft, 0.1), ramp(t, at('brother') - 0.2, 1.6));
  const line = (text: string, start: number, end: number): string =>
    risingWords(text, 868, 140, Math.min(arrive(t, start, 0.9), 1 - ramp(t, end - 0.5, 0.5)), {
      size: 58,
      anchor: 'middle',
    });
  return layer(
    [
      words('1', LIST_X - 30, ROW[0] + 20, {
        size: 58,
        fill: PALETTE.inkSoft,
        anchor: 'end',
        opacity: arrive(t, at('first')),
      }),
      words('2', LIST_X - 30, ROW[1] + 20, {
        size: 58,
        fill: PALETTE.inkSoft,
        anchor: 'end',
        opacity: arrive(t, at('first') + 1.6),
      }),
      row(ROW[1], ROW[0], bow, 'Family', colourOf(1), at('first') + 1.6),
      row(ROW[0], ROW[1], -bow * 0.2, 'Honesty', colourOf(0), at('first')),
      sister,
      him,
      `<path d="M660 ${FLOOR + 4}H1140" stroke="${PALETTE.pale}" stroke-width="3" stroke-linecap="round" opacity="${ramp(t, from + 0.3, 1).toFixed(3)}"/>`,
      line('She told the truth', at('brother') + 2.8, at('helped')),
      line('Then she helped him', at('helped'), at('swap') + 0.4),
      line('She might have kept quiet', at('swap') + 1.1, to),
    ].join(''),
    presence(t, from, to),
  );
}
