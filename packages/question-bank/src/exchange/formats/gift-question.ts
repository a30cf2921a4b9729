import type { GIFTQuestion, TextFormat } from 'gift-pegjs';
import { optionLetters } from '../../question-bank-format.ts';
import { lineOfHtml } from '../clean-text.ts';
import type { RawRecord } from '../parsed-file.ts';
import { readTags } from './question-tags.ts';

type Question = Exclude<GIFTQuestion, { type: 'Category' }>;

/** The raw record of a question, or why there is none. */
export function readGiftQuestion(question: Question): RawRecord | string {
  const answered = readAnswers(question);
  if (typeof answered === 'string') return answered;
  const note = 'globalFeedback' in question ? lineOf(question.globalFeedback) : '';
  return {
    ...(typeof question.id === 'string' && { key: question.id }),
    ...(note !== '' && { note }),
    ...answered,
    ...readTags(question.tags ?? []),
  };
}

function readAnswers(question: Question): RawRecord | string {
  switch (question.type) {
    case 'MC':
      return { question: lineOf(question.stem), ...readChoices(question.choices) };
    case 'TF':
      return { kind: 'true-false', question: lineOf(question.stem), answer: [question.isTrue ? 'a' : 'b'] };
    case 'Short':
      return { kind: 'word', question: lineOf(question.stem), answer: [lineOf(question.choices[0]?.text)] };
    case 'Matching':
      return readSequence(question);
    case 'Description':
      return { kind: 'text', question: question.title ?? '', detail: question.stem.text };
    case 'Numerical':
      return 'asks for a number to be typed; questions with options, words, true or false, and orders are taken';
    case 'Essay':
      return 'asks for an essay; nobody could mark it';
    default:
      return 'is of a type that is not known';
  }
}

type Choices = Extract<Question, { type: 'MC' }>['choices'];

function readChoices(choices: Choices): RawRecord {
  const options = choices.map((choice) => lineOf(choice.text));
  const right = choices.flatMap((choice, index) =>
    choice.isCorrect || (choice.weight ?? 0) > 0 ? [optionLetters[index] ?? ''] : [],
  );
  const isSingle = choices.some((choice) => choice.isCorrect || choice.weight === 100);
  return {
    kind: isSingle ? 'choice' : 'multi-select',
    options,
    answer: isSingle ? right.slice(0, 1) : right,
  };
}

/** Positions matched to texts are an order; any other matching is none of the game's questions. */
function readSequence(question: Extract<Question, { type: 'Matching' }>): RawRecord | string {
  const places = question.matchPairs.map((pair) => Number(pair.subquestion.text.trim()));
  const answer = places.map((_, index) => optionLetters[places.indexOf(index + 1)]);
  if (answer.some((letter) => letter === undefined)) {
    return 'matches texts to texts; only places 1, 2, 3 … matched to texts are taken, as an order';
  }
  return {
    kind: 'sequence',
    question: lineOf(question.stem),
    options: question.matchPairs.map((pair) => restoreEscapes(pair.subanswer)),
    answer: answer.filter((letter) => letter !== undefined),
  };
}

/** The parser leaves its placeholders of escaped characters in the right side of a match: "&&061;" is "=". */
function restoreEscapes(text: string): string {
  return text.replaceAll(/&&(\d{3});/g, (_, code: string) => String.fromCodePoint(Number(code)));
}

function lineOf(text: TextFormat | null | undefined): string {
  if (text === null || text === undefined) return '';
  return text.format === 'html' ? lineOfHtml(text.text) : text.text;
}
