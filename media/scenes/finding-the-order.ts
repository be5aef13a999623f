import { arrive, presence, ramp } from '../look/motion.ts';
import { PALETTE } from '../look/palette.ts';
import { type Place, onScreen, placed, printAt } from '../look/print.ts';
import { leaderLabel } from '../look/shapes.ts';
import { layer, risingWords } from '../look/type.ts';
import type { Timeline } from '../timeline.ts';
import { CORE, MARIA, MARIA_PRINT, OUTCOME, anchorOf, colourOf } from './maria.ts';

const PRINT: Place = { x: 284, y: 304, scale: 0.8 };
const LABEL_X = 596;
const QUESTION_X = 866;
const labelY = (group: number): number => 500 - group * 92;

function question(t: number, from: number, to: number, role: string, lines: readonly string[]): string {
  const shown = presence(t, from, to);
  if (shown <= 0) return '';
  return layer(
    risingWords(role, QUESTION_X, 214, arrive(t, from, 1), { size: 28, fill: PALETTE.accent }) +
      lines
        .map((line, i) =>
          risingWords(line, QUESTION_X, 272 + i * 52, arrive(t, from + 0.5 + i * 0.35, 1), { size: 42 }),
        )
        .join(''),
    shown,
  );
}

/** From the centre outwards, one question after another. */
export function findingTheOrder(t: number, { at }: Timeline): string {
  const from = at('core') - 0.3;
  const to = at('tie') - 0.2;
  if (t < from || t > to) return '';
  const wakes = [at('centre'), at('vehicles') - 1.2, at('vehicles') + 0.2, at('vehicles') + 1.6, at('outcome') + 0.3];
  const labels = MARIA.map((name, group) =>
    leaderLabel(
      {
        anchor: onScreen(anchorOf(group), PRINT),
        x: LABEL_X,
        y: labelY(group),
        colour: colourOf(group),
        name,
        size: group === CORE || group === OUTCOME ? 40 : 34,
      },
      arrive(t, (wakes[group] ?? 0) + 0.3, 1.3),
    ),
  );
  return layer(
    [
      layer(printAt(MARIA_PRINT, { grown: 1, awake: (group) => ramp(t, wakes[group] ?? 0, 1.2) }), 1, placed(PRINT)),
      labels.join(''),
      question(t, from + 0.6, at('ask-vehicle') - 0.1, 'Core', ['Which one would', 'I never betray?']),
      question(t, at('ask-vehicle'), at('outcome') - 0.1, 'Vehicles', [
        'Once this is',
        'fulfilled, what do',
        'I reach for next?',
      ]),
      question(t, at('outcome') + 0.1, to, 'Outcome', ['What becomes', 'possible when the', 'others are alive?']),
    ].join(''),
    presence(t, from, to, 0.9),
  );
}
