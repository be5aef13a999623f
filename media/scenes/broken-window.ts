import { arrive, ramp, steady } from '../look/motion.ts';
import { PALETTE } from '../look/palette.ts';
import { drawn } from '../look/shapes.ts';

const LEFT = 690;
const TOP = 108;
const WIDE = 300;
const HIGH = 400;
const HIT = { x: LEFT + 196, y: TOP + 118 };

const FRAME = `M${LEFT} ${TOP}h${WIDE}v${HIGH}h-${WIDE}z`;
const BARS = `M${LEFT + WIDE / 2} ${TOP}v${HIGH}M${LEFT} ${TOP + HIGH / 2}h${WIDE}`;
const SILL = `M${LEFT - 28} ${TOP + HIGH + 16}h${WIDE + 56}`;
/** Cracks run from the hole outwards, each with a bend. */
const CRACKS = [
  `M${HIT.x} ${HIT.y}l34-30l42-12`,
  `M${HIT.x} ${HIT.y}l40 16l52 34`,
  `M${HIT.x} ${HIT.y}l10 42l-14 40`,
  `M${HIT.x} ${HIT.y}l-22 30l-24 14`,
  `M${HIT.x} ${HIT.y}l-26-26l-4-44`,
  `M${HIT.x} ${HIT.y}l12-38l34-44`,
];
const HOLE = `M${HIT.x - 17} ${HIT.y + 3}l10-19l21 2l9 15l-13 18l-20-3z`;

/** A window draws itself, then breaks. */
export function brokenWindow(t: number, drawnFrom: number, breaksAt: number): string {
  const frame = ramp(t, drawnFrom, 1.6);
  const broken = arrive(t, breaksAt, 0.5);
  const shake = t > breaksAt && t < breaksAt + 0.6 ? Math.sin((t - breaksAt) * 42) * 3 * (1 - (t - breaksAt) / 0.6) : 0;
  const cracks = CRACKS.map((path) => drawn(path, 110, broken, PALETTE.ink, 2.2)).join('');
  const hole = broken > 0 ? `<path d="${HOLE}" fill="${PALETTE.ink}" opacity="${broken.toFixed(3)}"/>` : '';
  return `<g transform="translate(${shake.toFixed(2)} 0)">${[
    `<rect x="${LEFT}" y="${TOP}" width="${WIDE}" height="${HIGH}" fill="${PALETTE.accentSoft}" opacity="${(0.75 * frame).toFixed(3)}"/>`,
    drawn(BARS, 420, steady(t, drawnFrom + 0.7, 1), PALETTE.ink, 5),
    drawn(FRAME, 1410, frame, PALETTE.ink, 9),
    drawn(SILL, 360, ramp(t, drawnFrom + 1, 0.9), PALETTE.ink, 9),
    cracks,
    hole,
  ].join('')}</g>`;
}
