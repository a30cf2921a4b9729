import { type OptionLetter, optionLetters } from '@quiz-arena/quiz-rules/option-letter';
import type { PlayableKind } from './playable-kind.ts';

export interface ContentOption {
  readonly letter: OptionLetter;
  readonly text: string;
}

/** A question as it is shown, whoever asks it: a solo attempt, a battle, a review. */
export interface QuestionContent {
  readonly id: string;
  readonly kind: PlayableKind;
  readonly text: string;
  /** Absolute URL of a picture, or "". */
  readonly image: string;
  readonly options: readonly ContentOption[];
  /** Tiles of a word to be spelled; none for other kinds. */
  readonly letters?: readonly string[];
  /** Lengths of its words, in tiles. */
  readonly pattern?: readonly number[];
  /** What is to be heard before it is answered. */
  readonly clip?: { readonly url: string; readonly lengthMs: number };
  /** What its right answer is worth in an exam. */
  readonly marks?: number;
}

/** The fields that question rows of all kinds share on the wire. */
export interface QuestionFields {
  readonly id: string;
  /** Where `id` is that of a bookmark. */
  readonly question_id?: string | undefined;
  readonly question: string;
  readonly image?: string | undefined;
  /** "1" choice, "2" true-false. */
  readonly question_type?: '1' | '2' | undefined;
  /** "1" multi select, "2" sequence. */
  readonly answer_type?: '1' | '2' | undefined;
  readonly letters?: readonly string[] | undefined;
  readonly pattern?: readonly number[] | undefined;
  readonly audio?: string | undefined;
  readonly clip_ms?: string | undefined;
  readonly marks?: string | undefined;
  readonly optiona?: string | undefined;
  readonly optionb?: string | undefined;
  readonly optionc?: string | undefined;
  readonly optiond?: string | undefined;
  readonly optione?: string | undefined;
}

/** Reads a row of the wire; options that the question does not have are empty there. */
export function readQuestion(row: QuestionFields): QuestionContent {
  const options = optionLetters.map((letter) => ({ letter, text: row[`option${letter}`] ?? '' }));
  return {
    id: row.question_id ?? row.id,
    kind: kindOf(row),
    text: row.question,
    image: row.image ?? '',
    options: options.filter(({ text }) => text !== ''),
    letters: row.letters ?? [],
    pattern: row.pattern ?? [],
    ...(row.audio ? { clip: { url: row.audio, lengthMs: Number(row.clip_ms ?? 0) } } : {}),
    ...(row.marks === undefined ? {} : { marks: Number(row.marks) }),
  };
}

function kindOf({ letters, answer_type, question_type }: QuestionFields): PlayableKind {
  if (letters !== undefined) return 'letters';
  if (answer_type !== undefined) return answer_type === '2' ? 'sequence' : 'multiSelect';
  return question_type === '2' ? 'trueFalse' : 'choice';
}
