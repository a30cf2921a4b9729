import { interfaceLanguages } from '@quiz-arena/contract/interface-languages';
import { en } from '@quiz-arena/contract/texts/en';
import { describe, expect, it } from 'vitest';
import { homeTexts } from '../settings/home-texts.ts';
import { pageTexts } from '../settings/page-texts.ts';
import { readTexts, type Texts } from './read-texts.ts';

const PLURAL = /_(zero|one|two|few|many|other)$/;
/** Plural form that English has, and that names the placeholders of every other form. */
const OTHER = '_other';
const english: Texts = en;
const pluralStems = Object.keys(english)
  .filter((key) => key.endsWith(OTHER) && key.replace(OTHER, '_one') in english)
  .map((key) => key.slice(0, -OTHER.length));

/** The languages that have a file of this kind. */
function inFiles(kind: 'interface' | 'home' | 'pages') {
  return Object.values(interfaceLanguages).flatMap(({ code, title }) => {
    const texts = readTexts(kind, code);
    return texts === undefined ? [] : [{ code, title, texts }];
  });
}

/** The keys that a language needs: English's, with the plural forms of its own. */
function neededKeys(code: string): string[] {
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const isPlural = (key: string) => PLURAL.test(key) && pluralStems.includes(key.replace(PLURAL, ''));
  const plain = Object.keys(english).filter((key) => !isPlural(key));
  return [...plain, ...pluralStems.flatMap((stem) => forms.map((form) => `${stem}_${form}`))].sort();
}

function placeholders(text: string): string[] {
  return [...new Set(text.match(/{{\w+}}/g) ?? [])].sort();
}

/** Keys of texts that fill in something else than English does. */
function wrongPlaceholders(code: string, texts: Texts): string[] {
  return Object.entries(texts)
    .filter(([key, text]) => {
      const stem = key.replace(PLURAL, '');
      const wanted = placeholders(english[key] ?? english[`${stem}${OTHER}`] ?? '').join();
      const given = placeholders(text);
      if (given.join() === wanted) return false;
      return !isOneNumber(code, key) || [...given, '{{count}}'].sort().join() !== wanted;
    })
    .map(([key]) => key);
}

/** Whether a plural form stands for one exact number: its text may leave the number out. */
function isOneNumber(code: string, key: string): boolean {
  const form = key.match(PLURAL)?.[1];
  if (form === undefined || !pluralStems.includes(key.replace(PLURAL, ''))) return false;
  const rules = new Intl.PluralRules(code);
  return (
    Array.from({ length: 201 }, (_, number) => rules.select(number)).filter((each) => each === form)
      .length === 1
  );
}

function emptyOnes(texts: Texts): string[] {
  return Object.keys(texts).filter((key) => texts[key]?.trim() === '');
}

describe.each(inFiles('interface'))('the interface texts in $title', ({ code, texts }) => {
  it('miss no key, have none too many, and every plural form of the language', () => {
    expect(Object.keys(texts).sort()).toEqual(neededKeys(code));
  });

  it('are never empty, and fill in what the English ones fill in', () => {
    expect(emptyOnes(texts)).toEqual([]);
    expect(wrongPlaceholders(code, texts)).toEqual([]);
  });
});

describe.each(inFiles('home'))('the landing page in $title', ({ texts }) => {
  it('says all that it says in English', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(homeTexts).sort());
    expect(emptyOnes(texts)).toEqual([]);
  });
});

it('the interface and its landing page speak six languages', () => {
  const written = ['es', 'de', 'fr', 'hi', 'ar'];
  expect(inFiles('interface').map(({ code }) => code)).toEqual(written);
  expect(inFiles('home').map(({ code }) => code)).toEqual(written);
});

it('a translation without a key, a plural form or a placeholder is found out', () => {
  expect(neededKeys('ar')).toContain('nav.coins_few');
  expect(neededKeys('de')).not.toContain('nav.coins_few');
  const wrong = { 'nav.coins_one': 'one coin', 'badges.collected': '{{count}} of them' };
  expect(wrongPlaceholders('de', wrong)).toEqual(['badges.collected']);
  // In French, `one` is also the form of zero.
  expect(wrongPlaceholders('fr', wrong)).toEqual(['nav.coins_one', 'badges.collected']);
});

/** The tags of a page, in their order. */
function tagsOf(html: string): string[] {
  return html.match(/<\/?\w+>/g) ?? [];
}

describe.each(inFiles('pages'))('the pages in $title', ({ texts }) => {
  it('are those that no lawyer has to write, with the headings, lists and paragraphs of the English ones', () => {
    expect(Object.keys(texts).sort()).toEqual(['about_us', 'contact_us', 'faq', 'instructions']);
    const { about_us, contact_us, faq, instructions } = pageTexts;
    for (const [page, html] of Object.entries({ about_us, contact_us, faq, instructions })) {
      expect(tagsOf(texts[page] ?? ''), page).toEqual(tagsOf(html));
    }
  });
});

it('every language has its interface, its landing page and its pages', () => {
  const codes = Object.values(interfaceLanguages).map(({ code }) => code);
  for (const kind of ['interface', 'home', 'pages'] as const) {
    expect(['en', ...inFiles(kind).map(({ code }) => code)].sort()).toEqual([...codes].sort());
  }
});
