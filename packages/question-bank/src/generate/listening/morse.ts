import type { ContentLanguage } from '../../content-language.ts';
import { say } from '../message.ts';
import { seededRandom } from '../seeded-random.ts';
import { type Note, type Score, score } from './score.ts';
import type { SoundRule } from './sounds.ts';

/** International Morse code (ITU-R M.1677-1). */
const codes: Readonly<Record<string, string>> = {
  A: '.-',
  B: '-...',
  C: '-.-.',
  D: '-..',
  E: '.',
  F: '..-.',
  G: '--.',
  H: '....',
  I: '..',
  J: '.---',
  K: '-.-',
  L: '.-..',
  M: '--',
  N: '-.',
  O: '---',
  P: '.--.',
  Q: '--.-',
  R: '.-.',
  S: '...',
  T: '-',
  U: '..-',
  V: '...-',
  W: '.--',
  X: '-..-',
  Y: '-.--',
  Z: '--..',
};
const letters = Object.keys(codes);

const DOT_MS = 85;
const FREQUENCY = 620;

/** Every letter; wrong are those with as many signs. */
export const morseLetters: SoundRule = (language) =>
  letters.map((letter, index) => {
    const code = codes[letter] ?? '';
    const shuffled = seededRandom(`morse ${letter}`).shuffle(letters);
    const length = (other: string): number => Math.abs((codes[other] ?? '').length - code.length);
    return {
      number: index + 1,
      difficulty: Math.min(4, code.length + 1),
      question: say`Which letter is sent in Morse code?`,
      right: letter,
      wrong: shuffled.filter((other) => other !== letter).sort((one, other) => length(one) - length(other)),
      note: say`In Morse code ${letter} is ${shown(letter, language)}.`,
      score: transmission(letter, DOT_MS * 1.3),
    };
  });

/** Words that are written alike in many languages. */
const words = [
  ...['TAXI', 'KILO', 'NOVA', 'SOLO', 'TRIO', 'GALA', 'LAMA', 'ALFA'],
  ...['HOTEL', 'RADIO', 'METRO', 'PIANO', 'OPERA', 'ROBOT', 'TANGO', 'PIZZA', 'MANGO', 'SUSHI'],
];

/** The distress call, and words; wrong are those with as many letters. */
export const morseWords: SoundRule = (language) => [
  {
    number: 1,
    difficulty: 1,
    question: say`Which letters are sent in Morse code?`,
    right: 'SOS',
    wrong: ['OSO', 'SSO', 'OSS'],
    note: say`In Morse code ${'SOS'} is ${shown('SOS', language)}.`,
    score: transmission('SOS', DOT_MS),
  },
  ...words.map((word, index) => ({
    number: index + 2,
    difficulty: 5,
    question: say`Which word is sent in Morse code?`,
    right: word,
    wrong: seededRandom(`morse ${word}`)
      .shuffle(words)
      .filter((other) => other.length === word.length && other !== word),
    note: say`In Morse code ${word} is ${shown(word, language)}.`,
    score: transmission(word, DOT_MS),
  })),
];

/** "· · · / – – –". In Arabic it is marked to run from left to right. */
function shown(word: string, language: ContentLanguage): string {
  const signs = [...word]
    .map((letter) => (codes[letter] ?? '').replaceAll('.', '·').replaceAll('-', '–').split('').join(' '))
    .join(' / ');
  return language === 'ar' ? `\u2066${signs}\u2069` : signs;
}

/** A dash is as long as three dots, as is the pause between letters; that between signs is as long as one. */
function transmission(word: string, dotMs: number): Score {
  const notes: Note[] = [];
  let atMs = 0;
  for (const letter of word) {
    for (const sign of codes[letter] ?? '') {
      const ms = sign === '-' ? 3 * dotMs : dotMs;
      notes.push({ atMs, ms, frequency: FREQUENCY, timbre: 'sine', volume: 0.7 });
      atMs += ms + dotMs;
    }
    atMs += 2 * dotMs;
  }
  return score(notes);
}
