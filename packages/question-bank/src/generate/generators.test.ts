import { describe, expect, it } from 'vitest';
import { type ContentLanguage, contentLanguages } from '../content-language.ts';
import { loadQuestionBank } from '../load-question-bank.ts';
import { audioRecord, mathsRecord, optionLetters, questionRecord } from '../question-bank-format.ts';
import { generateRecords } from './generators.ts';
import { countriesIn, countryList, soundAlike } from './geography/country-list.ts';

const bank = loadQuestionBank();
const generators = [...new Set(bank.subcategories.flatMap(({ generator }) => generator ?? []))];

type Generated = ReturnType<typeof generateRecords>[number];

function recordsOf(name: string, language: ContentLanguage = 'en'): Generated[] {
  return generateRecords(name, { place: 'some.place', language });
}

function schemaOf({ kind }: Generated) {
  if (kind === 'maths') return mathsRecord;
  return kind === 'audio' ? audioRecord : questionRecord;
}

function rightOf({ options, answer }: Generated): string {
  return options[optionLetters.indexOf(answer)] ?? '';
}

/** The number that a formula of whole numbers, their sums and products stands for. */
function numberOf(formula: string): number {
  const [whole] = readSum(
    formula.replaceAll('$', '').replaceAll('\\cdot', '*').replaceAll('\\div', '/').replace(/\s/g, ''),
  );
  return whole;
}

function readSum(text: string): [value: number, rest: string] {
  let [sum, rest] = readProduct(text);
  while (/^[+-]/.test(rest)) {
    const sign = rest.startsWith('-') ? -1 : 1;
    const [next, after] = readProduct(rest.slice(1));
    [sum, rest] = [sum + sign * next, after];
  }
  return [sum, rest];
}

function readProduct(text: string): [value: number, rest: string] {
  let [product, rest] = readNumber(text);
  while (/^[*/]/.test(rest)) {
    const [next, after] = readNumber(rest.slice(1));
    [product, rest] = [rest.startsWith('*') ? product * next : product / next, after];
  }
  return [product, rest];
}

function readNumber(text: string): [value: number, rest: string] {
  if (text.startsWith('(')) {
    const [value, rest] = readSum(text.slice(1));
    return [value, rest.slice(1)];
  }
  const digits = /^-?\d+/.exec(text)?.[0] ?? '';
  return [Number(digits), text.slice(digits.length)];
}

describe('generateRecords', () => {
  it('makes at least 3,000 records in all, of which 1,000 are calculations', () => {
    const counts = generators.map((name) => recordsOf(name).length);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(3000);
    expect(bank.maths.length).toBeGreaterThanOrEqual(1000);
  });

  it.each(generators)('makes the same valid records of %s every time', (name) => {
    const records = recordsOf(name);
    expect(recordsOf(name)).toEqual(records);
    for (const record of records) {
      expect(schemaOf(record).parse(record)).toEqual(record);
      expect(new Set(record.options).size).toBe(4);
    }
  });

  it.each(contentLanguages)('writes valid records of every generator in %s', (language) => {
    for (const name of generators) {
      const [records, english] = [recordsOf(name, language), recordsOf(name)];
      expect(records.length, name).toBeGreaterThanOrEqual(english.length * 0.95);
      for (const record of records) {
        expect(schemaOf(record).parse(record)).toEqual(record);
        expect(new Set(record.options).size, record.question).toBe(4);
        expect(`${record.question} ${record.note}`).not.toMatch(/\{\d\}(?![^$]*\$)/);
      }
    }
  });

  it.each(contentLanguages.slice(1))('leaves no English sentence among the questions in %s', (language) => {
    for (const name of generators) {
      const english = new Set(recordsOf(name).map(({ question }) => question));
      expect(recordsOf(name, language).filter(({ question }) => english.has(question))).toEqual([]);
    }
  });

  it.each(contentLanguages)('asks the same calculations with the same results in %s', (language) => {
    for (const name of ['linear-equations', 'circles', 'integrals']) {
      const results = (records: Generated[]) => records.map((record) => [record.key, rightOf(record)]);
      const plain = results(recordsOf(name)).map(([key, right]) => [key, right?.replaceAll('.', '{,}')]);
      const found = results(recordsOf(name, language)).map(([key, right]) => [
        key,
        right?.replaceAll('.', '{,}'),
      ]);
      expect(found).toEqual(plain);
    }
  });

  it.each([
    ['de', /^\$\d+\{,\}5\$$/],
    ['hi', /^\$\d+\.5\$$/],
  ] as const)('writes decimals as one does in %s', (language, written) => {
    const options = recordsOf('areas', language).flatMap((record) => record.options);
    expect(options.some((option) => written.test(option))).toBe(true);
  });

  it('names countries, capitals and elements as the language does', () => {
    const options = (name: string, language: ContentLanguage) =>
      new Set(recordsOf(name, language).map(rightOf));
    expect(options('capitals', 'es')).toContain('Moscú');
    expect(options('capitals', 'ar')).toContain('موسكو');
    expect(options('countries-by-capital', 'de')).toContain('Österreich');
    expect(options('countries-by-capital', 'hi')).toContain('जर्मनी');
    expect(options('elements-by-symbol', 'fr')).toContain('Étain');
    expect(options('currencies', 'es')).toContain('Yen');
  });

  it.each(contentLanguages)('lets no capital be read off the name of its country in %s', (language) => {
    const byCapital = new Map(countriesIn(language).map((country) => [country.capital, country.name]));
    for (const record of recordsOf('capitals', language))
      expect(soundAlike(rightOf(record), byCapital.get(rightOf(record)) ?? ''), record.question).toBe(false);
  });

  it.each(['addition', 'multiplication', 'order-of-operations', 'negative-numbers'])(
    'has the right result for each calculation of %s, and only one',
    (name) => {
      for (const record of recordsOf(name)) {
        const value = numberOf(record.question.replace('What is ', '').replace('?', ''));
        expect(
          record.options.map(numberOf).filter((option) => option === value),
          record.question,
        ).toEqual([value]);
        expect(numberOf(rightOf(record)), record.question).toBe(value);
      }
    },
  );

  it('brings the exponent of a power down in its derivative', () => {
    const plain = recordsOf('derivatives').flatMap((record) => {
      const found = /f\(x\) = (\d+)x\^\{(\d)\} ([+-]) (\d+)x\$/.exec(record.question);
      return found === null ? [] : [{ record, found }];
    });
    expect(plain.length).toBeGreaterThan(10);
    for (const { record, found } of plain) {
      const [, a, n, sign, b] = found;
      const power = n === '2' ? 'x' : `x^{${Number(n) - 1}}`;
      expect(rightOf(record)).toBe(`$${Number(a) * Number(n)}${power} ${sign} ${b}$`);
    }
  });

  it('has one pair of solutions for each quadratic equation', () => {
    for (const record of recordsOf('quadratic-equations')) {
      const [, linear = '0', constant = '0'] =
        /x\^\{2\}(?: ([+-] \d*)x)?(?: ([+-] \d+))? = 0/.exec(record.question) ?? [];
      const read = (text: string | undefined): number => {
        const plain = (text ?? '0').replace(' ', '');
        return plain === '+' ? 1 : plain === '-' ? -1 : Number(plain);
      };
      const solving = record.options.filter((option) => {
        const solutions = [...option.matchAll(/= (-?\d+)/g)].map(([, number]) => Number(number));
        const [first = 0, second = first] = solutions;
        return first + second === -read(linear) && first * second === read(constant);
      });
      expect(solving, record.question).toEqual([rightOf(record)]);
    }
  });

  it('asks for neighbours that border, beside countries that do not', () => {
    const named = new Map(countryList.map((country) => [country.name, country]));
    const called = new Map(countryList.map((country) => [country.called, country]));
    for (const record of recordsOf('neighbours')) {
      const asked = called.get(
        record.question.slice('Which of these countries has a land border with '.length, -1),
      );
      const bordering = record.options.filter((option) =>
        asked?.borders.includes(named.get(option)?.code ?? 'none'),
      );
      expect(bordering, record.question).toEqual([rightOf(record)]);
    }
  });

  it('refuses a name that no generator has', () => {
    expect(() => recordsOf('riddles')).toThrow('there is no generator "riddles"');
  });
});
