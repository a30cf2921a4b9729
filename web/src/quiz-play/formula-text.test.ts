import { describe, expect, it } from 'vitest';
import { FORMULA, sayFormulas } from './formula-text.ts';

describe('saying formulas', () => {
  it.each([
    ['Right answer: $\\frac{1}{2}$', 'Right answer: (1) / (2)'],
    ['$x^{2} - 3 \\cdot x$', 'x^(2) - 3 × x'],
    ['$\\frac{\\sqrt{2}}{2} + \\binom{5}{2}$', '( √(2) ) / (2) + (5 C 2)'],
    ['An angle of $90^{\\circ}$, and $45^\\circ$', 'An angle of 90°, and 45°'],
    ['$\\lim_{x \\to \\infty} \\cos x$', 'lim x → ∞ cos x'],
    ['$\\int_{0}^{1} x\\,dx$', '∫ 0^(1) x dx'],
  ])('reads %s as %s', (text, said) => {
    expect(sayFormulas(text)).toBe(said);
  });

  it('leaves a text without formulas as it is, prices too', () => {
    const prices = 'It cost $5 in 1990 and $10 in 2020.';
    expect(sayFormulas(prices)).toBe(prices);
    expect(FORMULA.test(prices)).toBe(false);
  });
});
