/** The light theme of apps/web/src/styles/tokens.css, as numbers: a video has no style sheet. */
export const PALETTE = {
  paper: '#faf6ee',
  surface: '#fffdf8',
  ink: '#221d18',
  inkSoft: '#5d5348',
  line: '#e2d8c8',
  accent: '#0d5c55',
  accentSoft: '#e0ece6',
  danger: '#9c251d',
  /** Ridges that have not been named yet. */
  pale: '#d3c7b3',
} as const;

export const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A colour between two others. */
export function mix(from: string, to: string, part: number): string {
  const target = channels(to);
  return `#${channels(from)
    .map((value, i) =>
      Math.round(value + ((target[i] ?? 0) - value) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
