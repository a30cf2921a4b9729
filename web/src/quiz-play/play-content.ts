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
}

/** The fields that question rows of all kinds share on the wire. */
export interface QuestionFields {
  readonly id: string;
  readonly question: string;
  readonly image?: string | undefined;
  /** "1" choice, "2" true-false. */
  readonly question_type?: '1' | '2' | undefined;
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
    id: row.id,
    kind: row.question_type === '2' ? 'trueFalse' : 'choice',
    text: row.question,
    image: row.image ?? '',
    options: options.filter(({ text }) => text !== ''),
  };
}
