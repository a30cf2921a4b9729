import type { ConvertCSSVariablesInput, MantineColorsTuple } from '@mantine/core';
import { mix, parseHex, type Rgb, toHex } from './color-scale.ts';

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

/** Gives Mantine's surfaces the colours of tokens.css. */
export function createVariablesResolver(): ConvertCSSVariablesInput {
  const surfaces = {
    '--mantine-color-body': 'var(--card)',
    '--mantine-color-text': 'var(--text)',
    '--mantine-color-dimmed': 'var(--quiet)',
    '--mantine-color-placeholder': 'var(--quiet)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-color-error': 'var(--wrong)',
  };
  return { variables: {}, light: surfaces, dark: surfaces };
}

/** Mantine's scale of ten: five tints, the colour itself, four shades. */
export function tenShades(primary: string): MantineColorsTuple {
  const accent = parseHex(primary, [239, 83, 136]);
  const tint = (share: number) => toHex(mix(accent, WHITE, share));
  const shade = (share: number) => toHex(mix(accent, BLACK, share));
  return [
    tint(0.92),
    tint(0.82),
    tint(0.65),
    tint(0.45),
    tint(0.22),
    toHex(accent),
    shade(0.14),
    shade(0.26),
    shade(0.4),
    shade(0.54),
  ];
}
