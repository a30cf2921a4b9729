/** A formula stands between dollar signs that touch it; "$5 and $10" are two prices. */
export const FORMULA = /\$(?!\s)([^$]+?)(?<!\s)\$(?!\d)/u;

const EVERY_FORMULA = new RegExp(FORMULA, 'gu');

type Rewriting = readonly [pattern: RegExp, said: string];

/** What braces hold; innermost first, so that they are applied until nothing changes. */
const STRUCTURES: readonly Rewriting[] = [
  [/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/gu, ' ($1) / ($2) '],
  [/\\binom\s*\{([^{}]*)\}\s*\{([^{}]*)\}/gu, ' ($1 C $2) '],
  [/\\sqrt\s*\[([^\]]*)\]\s*\{([^{}]*)\}/gu, ' $1√($2) '],
  [/\\sqrt\s*\{([^{}]*)\}/gu, ' √($1) '],
  [/\\(?:text|mathrm|operatorname)\s*\{([^{}]*)\}/gu, '$1'],
  [/\^\s*\{\\circ\}/gu, '°'],
  [/\^\s*\{([^{}]*)\}/gu, '^($1)'],
  [/_\s*\{([^{}]*)\}/gu, ' $1'],
];

const SIGNS: readonly Rewriting[] = [
  [/\^\s*\\circ/gu, '°'],
  [/\\(?:left|right|quad|displaystyle)(?![a-z])|\\[,;!]/gu, ' '],
  [/\\(?:cdot|times)(?![a-z])/gu, ' × '],
  [/\\div(?![a-z])/gu, ' ÷ '],
  [/\\pm(?![a-z])/gu, ' ± '],
  [/\\leq?(?![a-z])/gu, ' ≤ '],
  [/\\geq?(?![a-z])/gu, ' ≥ '],
  [/\\neq?(?![a-z])/gu, ' ≠ '],
  [/\\approx(?![a-z])/gu, ' ≈ '],
  [/\\infty(?![a-z])/gu, ' ∞ '],
  [/\\to(?![a-z])/gu, ' → '],
  [/\\int(?![a-z])/gu, ' ∫ '],
  [/\\sum(?![a-z])/gu, ' ∑ '],
  [/\\l?dots(?![a-z])/gu, ' … '],
  [/\\%/gu, '%'],
  [/\\([a-z]+)/gu, ' $1 '],
  [/[{}\\]/gu, ' '],
  [/\s+/gu, ' '],
];

/**
 * A text as it is said where nothing can be set as a formula, in announcements: TeX between dollar signs becomes plain
 * signs, "$\frac{1}{2}$" is "(1) / (2)".
 */
export function sayFormulas(text: string): string {
  return text.replace(EVERY_FORMULA, (_all, tex: string) => rewrite(rewriteAll(tex), SIGNS).trim());
}

function rewriteAll(tex: string): string {
  const once = rewrite(tex, STRUCTURES);
  return once === tex ? tex : rewriteAll(once);
}

function rewrite(tex: string, rewritings: readonly Rewriting[]): string {
  return rewritings.reduce((now, [pattern, said]) => now.replace(pattern, said), tex);
}
