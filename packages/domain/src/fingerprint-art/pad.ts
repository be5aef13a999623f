/** The finger pad: a superellipse, blunter below than above. All lengths are units of the 600 x 760 canvas. */
export const CANVAS_WIDTH = 600;
export const CANVAS_HEIGHT = 760;
export const PAD_X = 300;
export const PAD_Y = 392;
export const PAD_RADIUS_X = 232;
export const PAD_RADIUS_Y = 322;
export const PAD_BASE = PAD_Y + PAD_RADIUS_Y;
const EXPONENT_ABOVE = 2.15;
const EXPONENT_BELOW = 2.7;

/** Distance between two ridges. */
export const WAVELENGTH = 11.6;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const exponentAt = (y: number): number => (y < PAD_Y ? EXPONENT_ABOVE : EXPONENT_BELOW);

/** How far out a point lies: below 1 inside the pad, 1 on its rim. */
export function padReach(x: number, y: number): number {
  const exponent = exponentAt(y);
  const across = Math.abs(x - PAD_X) / PAD_RADIUS_X;
  const along = Math.abs(y - PAD_Y) / PAD_RADIUS_Y;
  return (across ** exponent + along ** exponent) ** (1 / exponent);
}

export function isOnPad(x: number, y: number, reach: number): boolean {
  const across = Math.abs(x - PAD_X) / PAD_RADIUS_X;
  const along = Math.abs(y - PAD_Y) / PAD_RADIUS_Y;
  // The plain ellipse lies within the blunter pad: most points need no powers to be known as inside.
  return across * across + along * along <= reach * reach || across * PAD_RADIUS_X <= padHalfWidth(y, reach);
}

/** Half the pad's width at a height, for a pad blown up by `reach`; negative above and below it. */
export function padHalfWidth(y: number, reach: number): number {
  const exponent = exponentAt(y);
  const rest = reach ** exponent - (Math.abs(y - PAD_Y) / PAD_RADIUS_Y) ** exponent;
  return rest < 0 ? -1 : PAD_RADIUS_X * rest ** (1 / exponent);
}
