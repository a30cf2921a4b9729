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
 * and mode. Near twins share one of their rarest words, so only those are looked up: pairs are not compared.
 */
export function findDuplicates(
  records: readonly KnownQuestion[],
  known: readonly KnownQuestion[],
): Duplicate[] {
  const earlier = known.map(entryOf);
  const entries = records.map(entryOf);
  const index = new QuestionIndex([...earlier, ...entries]);
  for (const entry of earlier) index.add(entry);
  return entries.flatMap((entry, place) => {
    const twin = index.exactTwin(entry) ?? index.nearTwin(entry);
    index.add(entry);
    return twin === undefined ? [] : [{ index: place, ...twin }];
  });
}

type Twin = Omit<Duplicate, 'index'>;

interface Entry {
  key: string;
  identity: string;
  /** Each with the scope in front: words of other languages and modes are other words. */
  words: ReadonlySet<string>;
}

function entryOf(question: KnownQuestion): Entry {
  const scope = scopeOf(question);
  const words = [...meaning(question)].map((word) => `${scope} ${word}`);
  return { key: question.key, identity: identity(question), words: new Set(words) };
}

class QuestionIndex {
  readonly #exact = new Map<string, string>();
  readonly #byRareWord = new Map<string, Entry[]>();
  readonly #frequency = new Map<string, number>();

  /** @param all what will be added and looked for: how rare a word is has to be known before */
  constructor(all: readonly Entry[]) {
    for (const { words } of all) {
      for (const word of words) this.#frequency.set(word, (this.#frequency.get(word) ?? 0) + 1);
    }
  }

  add(entry: Entry): void {
    this.#exact.set(entry.identity, entry.key);
    for (const word of this.#rareWords(entry)) {
      const entries = this.#byRareWord.get(word);
      if (entries === undefined) this.#byRareWord.set(word, [entry]);
      else entries.push(entry);
    }
  }

  exactTwin({ identity, key }: Entry): Twin | undefined {
    const of = this.#exact.get(identity);
    return of === undefined || of === key ? undefined : { closeness: 'exact', of };
  }

  nearTwin(entry: Entry): Twin | undefined {
    const seen = new Set<Entry>();
    for (const word of this.#rareWords(entry)) {
      for (const other of this.#byRareWord.get(word) ?? []) {
        if (seen.has(other) || other.key === entry.key) continue;
        seen.add(other);
        if (similarity(entry.words, other.words) >= NEAR) return { closeness: 'near', of: other.key };
      }
    }
    return undefined;
  }

  /**
   * So many of the rarest words that two sets without a common one among them cannot be near: what is left of each
   * is then smaller than the share that near twins have in common (prefix filtering).
   */
  #rareWords({ words }: Entry): string[] {
    const rarity = (word: string) => this.#frequency.get(word) ?? 0;
    const count = words.size - Math.ceil(NEAR * words.size - 1e-9) + 1;
    return [...words]
      .sort((one, other) => rarity(one) - rarity(other) || (one < other ? -1 : 1))
      .slice(0, count);
  }
}

/** Shared words by all words of both (Jaccard index), 0 to 1. */
function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (Math.min(one.size, other.size) < NEAR * Math.max(one.size, other.size)) return 0;
  let shared = 0;
  for (const word of one) if (other.has(word)) shared++;
  return shared / (one.size + other.size - shared);
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
