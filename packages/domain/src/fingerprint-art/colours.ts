const HUE_CORE = 12;
const HUE_OUTCOME = 308;
const LIGHT = { lightness: 0.57, chroma: 0.158 };
const DARK = { lightness: 0.76, chroma: 0.135 };

export interface GroupColour {
  /** On a light page. */
  readonly light: string;
  /** On a dark page. */
  readonly dark: string;
}

function linearRgb(lightness: number, chroma: number, hue: number): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function hexByte(linear: number): string {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.max(0, Math.min(1, value)) * 255)
    .toString(16)
    .padStart(2, '0');
}

/** The colour as #rrggbb; where a screen cannot show it, less chroma at the same hue and lightness. */
function oklchHex(lightness: number, chroma: number, hue: number): string {
  let rgb = linearRgb(lightness, chroma, hue);
  for (let c = chroma; c > 0 && rgb.some((v) => v < -0.0005 || v > 1.0005); c -= 0.004)
    rgb = linearRgb(lightness, c, hue);
  return `#${rgb.map(hexByte).join('')}`;
}

const hueOf = (group: number, groups: number): number =>
  HUE_CORE + ((HUE_OUTCOME - HUE_CORE) * group) / Math.max(1, groups - 1);

const colourOf = (hue: number): GroupColour => ({
  light: oklchHex(LIGHT.lightness, LIGHT.chroma, hue),
  dark: oklchHex(DARK.lightness, DARK.chroma, hue),
});

/** Around the wheel from red at the core to violet at the outcome. */
export const groupColour = (group: number, groups: number): GroupColour => colourOf(hueOf(group, groups));

/** On the way from one group of a picture to one of another. */
export function colourBetween(
  [earlier, later]: readonly [number, number],
  [thenGroups, nowGroups]: readonly [number, number],
  share: number,
): GroupColour {
  return colourOf(hueOf(earlier, thenGroups) * (1 - share) + hueOf(later, nowGroups) * share);
}
