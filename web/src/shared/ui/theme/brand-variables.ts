import { contrast, mix, parseHex, type Rgb, readableOn, toHex } from './color-scale.ts';

/** The two colours an operator sets: `primary_color` and `footer_color` of get_web_settings. */
export interface BrandColors {
  primary: string;
  footer: string;
}

export const defaultBrand: BrandColors = { primary: '#EF5388', footer: '#090029' };

export type CssVariables = Record<`--${string}`, string>;

const WHITE: Rgb = [255, 255, 255];
const LIGHT_GROUND: Rgb = [246, 244, 253];
/** Where the deep ink brightens to for dark cards and lines. */
const HAZE: Rgb = [109, 100, 170];
const DEFAULT_PRIMARY: Rgb = [239, 83, 136];
const DEFAULT_INK: Rgb = [9, 0, 41];

/** CSS variables of both appearances, generated from the brand's two colours. */
export function brandVariables(brand: BrandColors): { light: CssVariables; dark: CssVariables } {
  const accent = parseHex(brand.primary, DEFAULT_PRIMARY);
  // The footer colour carries white text and dark pages: a light one is darkened until it can.
  const ink = deepEnough(parseHex(brand.footer, DEFAULT_INK));
  const darkCard = mix(ink, HAZE, 0.14);
  const onAccent = contrast(WHITE, accent) >= 4.5 ? WHITE : ink;
  const shared: CssVariables = {
    '--accent': toHex(accent),
    '--on-accent': toHex(onAccent),
    '--ink': toHex(ink),
  };
  return {
    light: {
      ...shared,
      '--accent-text': toHex(readableOn(mix(accent, [140, 0, 60], 0.25), mix(LIGHT_GROUND, accent, 0.08), 5)),
      '--accent-soft': toHex(mix(WHITE, accent, 0.16)),
      '--primary': toHex(ink),
      '--primary-hover': toHex(mix(ink, HAZE, 0.25)),
      '--on-primary': '#ffffff',
    },
    dark: {
      ...shared,
      '--accent-text': toHex(readableOn(mix(accent, WHITE, 0.3), darkCard, 6)),
      '--accent-soft': toHex(mix(darkCard, accent, 0.24)),
      '--primary': toHex(accent),
      '--primary-hover': toHex(mix(accent, WHITE, 0.15)),
      '--on-primary': toHex(onAccent),
      '--ground': toHex(mix(ink, HAZE, 0.02)),
      '--card': toHex(darkCard),
      '--sunken': toHex(mix(ink, HAZE, 0.22)),
      '--line': toHex(mix(ink, HAZE, 0.34)),
      '--line-strong': toHex(readableOn(mix(ink, HAZE, 0.75), darkCard, 3.2)),
    },
  };
}

function deepEnough(color: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.05) {
    const shade = mix(color, [0, 0, 0], share);
    if (contrast(WHITE, shade) >= 14) return shade;
  }
  return [0, 0, 0];
}
