const clamp = (value: number): number => Math.max(0, Math.min(1, value));

/** Slow at both ends: nothing in these films starts or stops at once. */
const calm = (x: number): number => (x < 0.5 ? 4 * x ** 3 : 1 - (2 - 2 * x) ** 3 / 2);
const settle = (x: number): number => 1 - (1 - x) ** 3;

/** 0 before `from`, 1 after `seconds`, calmly in between. */
export const ramp = (t: number, from: number, seconds: number): number => calm(clamp((t - from) / seconds));
/** The same, quick at first: for things that arrive. */
export const arrive = (t: number, from: number, seconds = 0.9): number => settle(clamp((t - from) / seconds));
/** Evenly, for drawing lines. */
export const steady = (t: number, from: number, seconds: number): number => clamp((t - from) / seconds);

/** How long one scene dissolves into the next. */
export const FADE_S = 0.8;

/** How visible something is that appears at `from` and is gone by `to`. */
export function presence(t: number, from: number, to = Infinity, fade = FADE_S): number {
  return Math.min(ramp(t, from, fade), 1 - ramp(t, to - fade, fade));
}

export const between = (from: number, to: number, part: number): number => from + (to - from) * part;
