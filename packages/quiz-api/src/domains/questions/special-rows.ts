import type { audioRow, wordRow } from '@quiz-arena/contract/question-rows';
import { seededRandom } from '@quiz-arena/quiz-rules/seeded-random';
import { shuffleTiles, wordLengths } from '@quiz-arena/quiz-rules/word-tiles';
import type { z } from 'zod';
import type { Question } from '../catalogue/question-store.ts';
import { kindOf, questionTypes } from '../catalogue/question-types.ts';
import { questionRow } from './question-row.ts';

/** How a question is shown in one attempt. */
export interface Shown {
  readonly question: Question;
  /** Stored letters in the order in which they are shown. */
  readonly order: string;
  /** The attempt: a word's tiles lie in the same order as often as it is resumed. */
  readonly attemptId: string;
  readonly imageUrl: (stored: string) => string;
}

/** What the tiles of a word are. */
export function wordParts({
  question,
  attemptId,
}: Shown): Pick<z.input<typeof wordRow>, 'letters' | 'pattern'> {
  return {
    letters: shuffleTiles(question.answer, seededRandom(`${attemptId}/${question.id}`)),
    pattern: wordLengths(question.answer),
  };
}

export function audioParts({
  question,
  imageUrl,
}: Shown): Pick<z.input<typeof audioRow>, 'audio' | 'audio_type' | 'clip_ms'> {
  return {
    audio: imageUrl(question.audio),
    audio_type: question.audio.startsWith('/') ? '2' : '1',
    clip_ms: String(question.clipMs),
  };
}

/** "1" multi select, "2" sequence. */
export function answerTypeOf({ questionType }: Question): '1' | '2' {
  return questionType === questionTypes.sequence ? '2' : '1';
}

/** A question of any kind, as lists of mixed kinds carry it. */
export function anyQuestionRow(shown: Shown) {
  const { question, order, imageUrl } = shown;
  const row = questionRow(question, order, imageUrl);
  switch (kindOf(question)) {
    case 'letters': {
      const { id, category, subcategory, language_id, image } = row;
      return { id, category, subcategory, language_id, image, question: row.question, ...wordParts(shown) };
    }
    case 'multiSelect':
    case 'sequence':
      return { ...row, answer_type: answerTypeOf(question) };
    default:
      return question.audio === '' ? row : { ...row, ...audioParts(shown) };
  }
}
