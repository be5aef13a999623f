/** Repeatable chance: the same name always draws the same shape. */
function chanceOf(name: string): () => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const CORNERS = ['top-end', 'bottom-end', 'bottom-start'] as const;
const RIDGES = 21;
const SPACING = 34;
const POINTS = 26;

interface Shape {
  readonly corner: (typeof CORNERS)[number];
  readonly ridges: readonly string[];
}

/** Big soft arcs around an off-centre core, broken here and there as ridges are. */
export function ridgesFor(name: string): Shape {
  const chance = chanceOf(name);
  const corner = CORNERS[Math.floor(chance() * CORNERS.length)] ?? 'bottom-end';
  const tilt = chance() * Math.PI;
  const stretch = 1.15 + chance() * 0.35;
  const wave = { size: 0.05 + chance() * 0.06, lobes: 2 + Math.floor(chance() * 2), phase: chance() * 6.283 };

  const ridges = Array.from({ length: RIDGES }, (_, ridge) => {
    const radius = 26 + ridge * SPACING;
    const start = tilt + 0.7 + chance() * 0.5 + wave.phase * 0.1;
    const sweep = Math.PI * (1.05 + chance() * 0.65);
    const points = Array.from({ length: POINTS + 1 }, (_point, step) => {
      const angle = start + (sweep * step) / POINTS;
      const bend = 1 + wave.size * Math.sin(wave.lobes * angle + wave.phase + ridge * 0.16);
      const x = Math.cos(angle) * radius * bend;
      const y = Math.sin(angle) * radius * bend * stretch;
      const turned = [500 + x * Math.cos(tilt) - y * Math.sin(tilt), 500 + x * Math.sin(tilt) + y * Math.cos(tilt)];
      return turned.map(Math.round).join(' ');
    });
    return `M${points.join('L')}`;
  });
  return { corner, ridges };
}
