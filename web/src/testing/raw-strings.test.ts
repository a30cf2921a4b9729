import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en } from '@quiz-arena/contract/texts/en';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
/** Attributes that a player reads or hears. */
const SPOKEN =
  'aria-label|aria-description|aria-roledescription|alt|title|placeholder|label|text|description';
const RAW = new RegExp(
  String.raw`\b(?:${SPOKEN})=(?:\{\s*)?["'\x60][^"'\x60]*\p{L}{2,}|>\s*\{\s*["'\x60][^"'\x60$]*\p{L}{2,}`,
  'gu',
);

const components = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !file.startsWith('testing'),
);

/** Words in components that are no text key: what JSX itself holds is the linter's business (noJsxLiterals). */
function rawStrings(source: string): string[] {
  const found = source.replaceAll(/\$\{[^}]*\}/g, '').match(RAW) ?? [];
  return found.filter((raw) => !(raw.replace(/^[^"'`]*["'`]/, '') in en));
}

it('components say nothing that is not a text of the languages', () => {
  expect(components.length).toBeGreaterThan(100);
  const found = components.flatMap((file) =>
    rawStrings(readFileSync(join(SOURCE, file), 'utf8')).map((raw) => `${file}: ${raw}`),
  );
  expect(found).toEqual([]);
});

it('finds a raw string where a component has one', () => {
  expect(rawStrings('<img alt="A cup" />')).toHaveLength(1);
  expect(rawStrings(`<Card title={'Your coins'}>`)).toHaveLength(1);
  expect(rawStrings("<p>{'Hello you'}</p>")).toHaveLength(1);
  expect(rawStrings('<img alt="" aria-label={t("action.close")} />')).toEqual([]);
});
