/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number];

const HEX = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** Reads `#rrggbb` (the hash may be missing); `fallback` for anything else, so that a typo in a setting costs a tint, not the page. */
export function parseHex(hex: string, fallback: Rgb): Rgb {
  const match = HEX.exec(hex.trim());
  if (match === null) return fallback;
  const [, red = '', green = '', blue = ''] = match;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

/** Writes `#rrggbb`. */
export function toHex(color: Rgb): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** `share` (0 to 1) of `other` mixed into `color`. */
export function mix(color: Rgb, other: Rgb, share: number): Rgb {
  const blend = (from: number, to: number) => from + (to - from) * share;
  return [blend(color[0], other[0]), blend(color[1], other[1]), blend(color[2], other[2])];
}

/** Contrast ratio of WCAG 2.2, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/**
 * The shade of `color` nearest to it that reaches `ratio` on `ground`: darker on a light ground, lighter on a
 * dark one. Hue stays; black or white where the hue cannot reach the ratio.
 */
export function readableOn(color: Rgb, ground: Rgb, ratio: number): Rgb {
  const isGroundDark = luminance(ground) < 0.18;
  const end: Rgb = isGroundDark ? [255, 255, 255] : [0, 0, 0];
  for (let share = 0; share < 1; share += 0.02) {
    const shade = mix(color, end, share);
    if (contrast(shade, ground) >= ratio) return shade;
  }
  return end;
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}
