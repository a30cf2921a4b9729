import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { battleTextKeys } from '@quiz-arena/contract/battle/battle-messages';
import { en } from '@quiz-arena/contract/texts/en';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const source = globSync(['web/src/**/*.{ts,tsx}', 'packages/contract/src/**/*.ts', 'web/public/*.html'], {
  cwd: ROOT,
})
  .filter((file) => !file.includes('.test.') && !file.includes('contract/src/texts/'))
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n');

/** The beginnings of keys that are put together: t(`battle.emoji.${emoji}`). */
const beginnings = [...source.matchAll(/`([\w.]+\.)\$\{/g)].map(([, beginning = '']) => beginning);

function isUsed(key: string): boolean {
  const isNamed = source.includes(`'${key}'`) || source.includes(`"${key}"`);
  const quickTexts: readonly string[] = battleTextKeys;
  return isNamed || quickTexts.includes(key) || beginnings.some((beginning) => key.startsWith(beginning));
}

it('every text is said somewhere: translators write none in vain', () => {
  const stems = new Set(Object.keys(en).map((key) => key.replace(/_(one|other)$/, '')));
  expect([...stems].filter((stem) => !isUsed(stem))).toEqual([]);
  expect(isUsed('a.text.that.nobody.says')).toBe(false);
});
