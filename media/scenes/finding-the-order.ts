import { FADE_S, arrive, presence, ramp } from '../look/motion.ts';
import { PALETTE } from '../look/palette.ts';
import { type Place, onScreen, placed, printAt } from '../look/print.ts';
import { leaderLabel } from '../look/shapes.ts';
import { layer, risingWords } from '../look/type.ts';
import type { Timeline } from '../timeline.ts';
import { MARIA, MARIA_PRINT, anchorOf, colourOf } from './maria.ts';

const PRINT: Place = { x: 204, y: 300, scale: 0.62 };
const LABEL_X = 478;
const QUESTION_X = 776;
const labelY = (group: number): number => 488 - group * 94;

function question(t: number, from: number, to: number, role: string, lines: readonly string[]): string {
  const shown = presence(t, from, to);
  if (shown <= 0) return '';
  return layer(
    risingWords(role, QUESTION_X, 190, arrive(t, from, 1), { size: 58, fill: PALETTE.accent }) +
      lines
        .map((line, i) =>
          risingWords(line, QUESTION_X, 276 + i * 68, arrive(t, from + 0.5 + i * 0.35, 1), { size: 58 }),
        )
        .join(''),
    shown,
  );
}

/** From the centre outwards, one question after another. */
export function findingTheOrder(t: number, { at }: Timeline): string {
  const from = at('core') - 0.5;
  const to = at('tie') - 0.4 + FADE_S;
  if (t < from || t > to) return '';
  const tintedAt = [
    at('centre'),
    at('vehicles') - 1.2,
    at('vehicles') + 0.2,
    at('vehicles') + 1.6,
    at('outcome') + 0.3,
  ];
  const labels = MARIA.map((name, group) =>
    leaderLabel(
      {
        anchor: onScreen(anchorOf(group), PRINT),
        x: LABEL_X,
        y: labelY(group),
        colour: colourOf(group),
        name,
        size: 58,
      },
      arrive(t, (tintedAt[group] ?? 0) + 0.3, 1.3),
    ),
  );
  return layer(
    [
      layer(printAt(MARIA_PRINT, { grown: 1, tint: (group) => ramp(t, tintedAt[group] ?? 0, 1.2) }), 1, placed(PRINT)),
      labels.join(''),
      question(t, from + 0.6, at('ask-vehicle') - 0.1, 'Core', ['Which one would', 'I never give up?']),
      question(t, at('ask-vehicle'), at('outcome') - 0.1, 'Vehicles', [
        'Once this is',
        'fulfilled, what',
        'do I need next?',
      ]),
      question(t, at('outcome') + 0.1, to, 'Outcome', ['What do I gain', 'from the others?']),
    ].join(''),
    presence(t, from, to),
  );
}
