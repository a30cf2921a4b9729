import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadQuestionBank } from '../load-question-bank.ts';
import { bankRecords } from './bank-records.ts';
import { cleanDetail, cleanLine } from './clean-text.ts';
import { type ExchangeKind, type ExchangeRecord, exchangeKinds, exchangeRecord } from './exchange-record.ts';
import { exportFormats, formats } from './formats.ts';
import { parseImport, readImport } from './read-import.ts';

const whole = bankRecords(loadQuestionBank());

/** The text that some of the random questions are about. */
const texts = whole
  .filter(({ kind }) => kind === 'text')
  .slice(0, 1)
  .flatMap((text) => ['en', 'es', 'ar'].map((language) => ({ ...text, language, key: 'learn.text.01' })));
const languages = ['en', 'es', 'de', 'fr', 'hi', 'ar'];

function readBack(
  format: (typeof exportFormats)[number],
  records: readonly ExchangeRecord[],
  known: readonly ExchangeRecord[] = [],
) {
  const bytes = new TextEncoder().encode(formats[format].print(records));
  return readImport(parseImport({ bytes, fileName: 'export', format }), {
    defaults: {},
    known,
    languages,
    hasMedia: () => true,
  });
}

describe.each(exportFormats)('%s', (format) => {
  it('gives back the whole bank as it was', { timeout: 120_000 }, () => {
    const { records, problems, duplicates } = readBack(format, whole);
    expect(problems.slice(0, 3)).toEqual([]);
    expect(duplicates.filter(({ closeness }) => closeness === 'exact')).toEqual([]);
    expect(records.length).toBe(whole.length);
    const byKey = new Map(records.map((record) => [`${record.language}/${record.key}`, record]));
    const others = whole.filter(
      (record) => !isDeepStrictEqual(byKey.get(`${record.language}/${record.key}`), record),
    );
    expect(others).toEqual([]);
  });

  it('gives back any question, whatever its texts hold', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(anyRecord(), (record) => {
        const { records, problems } = readBack(format, [record], texts);
        expect(problems).toEqual([]);
        expect(records).toEqual([record]);
      }),
      { numRuns: 150 },
    );
  });
});

/** Characters that one format or another gives a meaning. */
const signs = [
  '"',
  "'",
  ',',
  ';',
  '=',
  '~',
  '#',
  '{',
  '}',
  ':',
  '\\',
  '<',
  '>',
  '&',
  '%',
  '-',
  '->',
  '//',
  '[x]',
  '@',
  '+',
  '::',
  '$x^2$',
  '&amp;',
  'é',
  'ض',
  '१',
  '😀',
];

function anyLine(least: number): fc.Arbitrary<string> {
  const word = fc.oneof(
    fc.constantFrom(...signs),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }),
  );
  return fc
    .array(word, { minLength: least, maxLength: 8 })
    .map((words) => cleanLine(words.join(' ')))
    .filter((text) => text.length >= least);
}

function anyRecord(): fc.Arbitrary<ExchangeRecord> {
  return fc.constantFrom(...exchangeKinds).chain((kind) =>
    fc
      .record({
        key: fc.stringMatching(/^[a-z0-9][a-z0-9.-]{0,20}$/),
        language: fc.constantFrom('en', 'es', 'ar'),
        mode: fc.constantFrom('quiz-zone' as const, 'maths' as const),
        category: anyLine(1),
        subcategory: fc.oneof(fc.constant(''), anyLine(1)),
        kind: fc.constant(kind),
        level: fc.integer({ min: 0, max: 99 }),
        question: anyLine(3),
        ...answered(kind),
        note: fc.oneof(fc.constant(''), anyLine(1)),
        difficulty: fc.integer({ min: 1, max: 5 }),
        source: fc.oneof(fc.constant(''), anyLine(1)),
        licence: fc.constantFrom('', 'own', 'CC BY-SA 4.0'),
        image: fc.constantFrom('', 'flags/fr.svg'),
        text: fc.constantFrom('', 'learn.text.01'),
        detail:
          kind === 'text'
            ? anyLine(3).map((line) => cleanDetail(`<p>${line.replaceAll('<', '')}</p>\n\n<h3>b</h3>`))
            : fc.constant(''),
        audio: fc.constant(''),
        clipMs: fc.constant(0),
        contentType: fc.constant('none' as const),
        contentData: fc.constant(''),
      })
      .filter((record) => exchangeRecord.safeParse(record).success),
  );
}

function answered(kind: ExchangeKind) {
  const options = fc.uniqueArray(anyLine(1), { minLength: 3, maxLength: 5 });
  const none = fc.constant<string[]>([]);
  const answers: Record<ExchangeKind, { options: fc.Arbitrary<string[]>; answer: fc.Arbitrary<string[]> }> = {
    choice: { options, answer: fc.constantFrom(['a'], ['b'], ['c']) },
    'true-false': { options: none, answer: fc.constantFrom(['a'], ['b']) },
    'multi-select': { options, answer: fc.constantFrom(['a'], ['a', 'c'], ['b', 'c']) },
    sequence: {
      options: fc.uniqueArray(anyLine(1), { minLength: 3, maxLength: 3 }),
      answer: fc.constantFrom(['b', 'a', 'c'], ['c', 'b', 'a'], ['c', 'a', 'b']),
    },
    word: { options: none, answer: fc.constantFrom(['Wren'], ['Mount Everest'], ['الشمس'], ['हिमालय']) },
    text: { options: none, answer: none },
  };
  return answers[kind];
}
