import { contentWords, normalise } from '../question-similarity.ts';
import type { ExchangeRecord } from './exchange-record.ts';

/** A known question as far as twins are told by it. */
export type KnownQuestion = Pick<
  ExchangeRecord,
  'language' | 'mode' | 'key' | 'kind' | 'question' | 'options' | 'answer' | 'text' | 'image' | 'audio'
>;

export interface Duplicate {
  /** Place of the record in the list that was given. */
  index: number;
  /** `exact`: to a player the same question with the same options. `near`: it asks nearly the same. */
  closeness: 'exact' | 'near';
  /** The key of the earlier record of the list, or of the known question, that it repeats. */
  of: string;
}

/** Word similarity (Jaccard index of question and right answer) from which two questions ask nearly the same. */
const NEAR = 0.8;

/**
 * Finds records that repeat an earlier one of the list or a known question under another key, within one language
 * and mode. An index from word to questions keeps it far from comparing every pair.
 */
export function findDuplicates(
  records: readonly KnownQuestion[],
  known: readonly KnownQuestion[],
): Duplicate[] {
  const index = new QuestionIndex();
  for (const question of known) index.add(question);
  return records.flatMap((record, place) => {
    const twin = index.exactTwin(record) ?? index.nearTwin(record);
    index.add(record);
    return twin === undefined ? [] : [{ index: place, ...twin }];
  });
}

type Twin = Omit<Duplicate, 'index'>;

class QuestionIndex {
  readonly #exact = new Map<string, string>();
  readonly #entries: { key: string; words: ReadonlySet<string>; scope: string }[] = [];
  readonly #byWord = new Map<string, number[]>();

  add(question: KnownQuestion): void {
    this.#exact.set(identity(question), question.key);
    const entry = { key: question.key, words: meaning(question), scope: scopeOf(question) };
    const place = this.#entries.push(entry) - 1;
    for (const word of entry.words) {
      const name = `${entry.scope} ${word}`;
      const places = this.#byWord.get(name);
      if (places === undefined) this.#byWord.set(name, [place]);
      else places.push(place);
    }
  }

  exactTwin(question: KnownQuestion): Twin | undefined {
    const of = this.#exact.get(identity(question));
    return of === undefined || of === question.key ? undefined : { closeness: 'exact', of };
  }

  nearTwin(question: KnownQuestion): Twin | undefined {
    const words = meaning(question);
    const shared = new Map<number, number>();
    for (const word of words) {
      for (const place of this.#byWord.get(`${scopeOf(question)} ${word}`) ?? []) {
        shared.set(place, (shared.get(place) ?? 0) + 1);
      }
    }
    for (const [place, count] of shared) {
      const entry = this.#entries[place];
      if (entry === undefined || entry.key === question.key) continue;
      if (count / (words.size + entry.words.size - count) >= NEAR)
        return { closeness: 'near', of: entry.key };
    }
    return undefined;
  }
}

/** Questions about a text, a picture or a sound are told apart by it. */
function scopeOf({ language, mode, text, image, audio }: KnownQuestion): string {
  return `${language} ${mode} ${text} ${image} ${audio}`;
}

function identity(question: KnownQuestion): string {
  const options = question.options.map(normaliseOption).toSorted();
  const answer = question.kind === 'word' ? question.answer.map(normalise) : [];
  return JSON.stringify([scopeOf(question), question.kind, symbols(question.question), options, answer]);
}

/** Formulas differ in signs that the words of a question may ignore. */
function symbols(text: string): string {
  return text.includes('$') ? text : normalise(text);
}

function normaliseOption(option: string): string {
  return option.trim().toLowerCase();
}

/** Formulas and generated questions are alike by their words, so their numbers and signs count as words. */
function meaning(question: KnownQuestion): ReadonlySet<string> {
  const { kind, options, answer } = question;
  const right = kind === 'word' ? answer : answer.map((letter) => options['abcde'.indexOf(letter)] ?? '');
  const text = `${question.question} ${right.join(' ')}`;
  return text.includes('$') ? new Set(text.split(/\s+/)) : contentWords(text);
}
