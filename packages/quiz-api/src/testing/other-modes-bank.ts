import {
  audioRecord,
  matchRecord,
  mathsRecord,
  questionRecord,
  textRecord,
  wordRecord,
} from '@quiz-arena/question-bank/question-bank-format';
import { testCategory, times } from './bank-parts.ts';

const teaching = {
  difficulty: 1,
  note: 'The first option is the right one in this test bank.',
  source: 'written for tests',
};
const right = { options: ['Right', 'Wrong', 'Also wrong', 'Wrong too'], answer: 'a' };
const placed = (slug: string) => ({ language: 'en', category: slug, subcategory: null });
const numbered = (slug: string, number: number) => `${slug}.${slug}.${String(number).padStart(2, '0')}`;
const categories = () => [
  testCategory('facts', 'Facts', 5),
  testCategory('words', 'Words', 1, 0, 'guess-the-word'),
  testCategory('sounds', 'Sounds', 1, 0, 'audio'),
  testCategory('sums', 'Sums', 1, 0, 'maths'),
  testCategory('matches', 'Matches', 1, 0, 'multi-match'),
  testCategory('texts', 'Texts', 1, 0, 'fun-and-learn'),
];

const questions = () =>
  times(12, (number) => ({
    ...questionRecord.parse({
      kind: 'true-false',
      key: `facts.facts.1.${String(number).padStart(2, '0')}`,
      level: 1,
      question: `Statement ${number} of the test bank is true.`,
      answer: 'a',
      ...teaching,
    }),
    ...placed('facts'),
  }));

const words = () =>
  times(6, (number) => ({
    ...wordRecord.parse({
      kind: 'word',
      key: numbered('words', number),
      question: `Which animal is the largest of all, clue ${number}?`,
      answer: 'Blue Whale',
      ...teaching,
    }),
    ...placed('words'),
  }));

const clips = () =>
  times(6, (number) => ({
    ...audioRecord.parse({
      kind: 'audio',
      key: numbered('sounds', number),
      question: `What is it that sounds like clip ${number}?`,
      audio: `audio/clip-${number}.wav`,
      clipMs: 5000,
      ...right,
      ...teaching,
    }),
    ...placed('sounds'),
  }));

const maths = () =>
  times(6, (number) => ({
    ...mathsRecord.parse({
      kind: 'maths',
      key: numbered('sums', number),
      question: `What is $${number}+1$?`,
      ...right,
      ...teaching,
    }),
    ...placed('sums'),
  }));

const matches = () =>
  [1, 2].flatMap((level) =>
    times(4, (number) => ({
      ...matchRecord.parse({
        kind: number % 2 === 0 ? 'sequence' : 'multi-select',
        key: `matches.matches.${level}.${String(number).padStart(2, '0')}`,
        level,
        question: `Which of these belong together, number ${number} of level ${level}?`,
        options: ['One', 'Two', 'Three', 'Four'],
        answer: number % 2 === 0 ? ['d', 'c', 'b', 'a'] : ['a', 'c'],
        ...teaching,
      }),
      ...placed('matches'),
    })),
  );

const texts = () => [
  {
    ...textRecord.parse({
      kind: 'text',
      key: numbered('texts', 1),
      title: 'The test text',
      detail: `<p>${'A text of the test bank. '.repeat(20)}</p>`,
      source: 'written for tests',
      questions: times(5, (number) => ({
        question: `What does the text say in sentence ${number}?`,
        ...right,
        ...teaching,
      })),
    }),
    ...placed('texts'),
  },
];

/** Twelve statements, all true, six words, sounds and sums, two levels of multi match, a text with five questions. */
export function otherModesBank() {
  return {
    categories: categories(),
    questions: questions(),
    words: words(),
    clips: clips(),
    maths: maths(),
    matches: matches(),
    texts: texts(),
  };
}
