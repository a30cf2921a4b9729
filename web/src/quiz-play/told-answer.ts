import { readLetters } from '@quiz-arena/quiz-rules/option-letter';
import type { QuestionContent } from './play-content.ts';

/** An answer as it is read out: 'B, Carbon dioxide', 'A, Iron; C, Gold', a word. "" for none. */
export function tellAnswer({ kind, options }: QuestionContent, answer: string): string {
  if (kind === 'letters') return answer;
  const texts = new Map<string, string>(options.map(({ letter, text }) => [letter, text]));
  return readLetters(answer)
    .map((letter) => `${letter.toUpperCase()}, ${texts.get(letter) ?? ''}`)
    .join('; ');
}
