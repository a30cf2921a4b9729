import { optionLetters } from '../../question-bank-format.ts';
import type { ImportProblem, RawRecord } from '../parsed-file.ts';
import { unguardCell } from './spreadsheet-formula.ts';

/** The columns of a table, in the order in which they are written; only `question` has to be there. */
export const columns = [
  'key',
  'language',
  'mode',
  'category',
  'subcategory',
  'kind',
  'level',
  'question',
  ...optionLetters.map((letter) => `option_${letter}`),
  'answer',
  'note',
  'difficulty',
  'source',
  'licence',
  'image',
  'audio',
  'clip_ms',
  'text',
  'detail',
  'content_type',
  'content_data',
];

type Cells = ReadonlyMap<string, string>;
type Read = { record: RawRecord } | { problem: Omit<ImportProblem, 'row'> };

/** Makes a raw record of the cells of a row, by column. */
export function readCells(cells: Cells): Read {
  const cell = (column: string) => unguardCell(cells.get(column) ?? '').trim();
  const options = optionLetters.map((letter) => cell(`option_${letter}`));
  const last = options.findLastIndex((option) => option !== '');
  const gap = options.slice(0, Math.max(0, last)).indexOf('');
  if (gap !== -1) {
    return {
      problem: { column: `option_${optionLetters[gap]}`, text: 'is empty while a later option is not' },
    };
  }
  const taken = options.slice(0, last + 1);
  for (const column of ['level', 'difficulty', 'clip_ms']) {
    if (/^\d*$/.test(cell(column))) continue;
    return { problem: { column, text: `"${cell(column)}" is no whole number` } };
  }
  const answer = readAnswer(cell('answer'), taken, cell('kind'));
  return {
    record: {
      ...texts(cell),
      ...numbers(cell),
      ...(taken.length > 0 && { options: taken }),
      ...(answer.length > 0 && { answer }),
    },
  };
}

function texts(cell: (column: string) => string): RawRecord {
  return {
    key: cell('key'),
    language: cell('language'),
    mode: cell('mode').toLowerCase(),
    category: cell('category'),
    subcategory: cell('subcategory'),
    kind: cell('kind').toLowerCase(),
    question: cell('question'),
    note: cell('note'),
    source: cell('source'),
    licence: cell('licence'),
    image: cell('image'),
    audio: cell('audio'),
    text: cell('text'),
    detail: cell('detail'),
    contentType: cell('content_type').toLowerCase(),
    contentData: cell('content_data'),
  };
}

function numbers(cell: (column: string) => string): RawRecord {
  const number = (column: string) => (cell(column) === '' ? undefined : Number(cell(column)));
  return { level: number('level'), difficulty: number('difficulty'), clipMs: number('clip_ms') };
}

/** "c", "a, c", "true", a word to guess, or the exact text of an option. */
function readAnswer(cell: string, options: readonly string[], kind: string): string[] {
  if (cell === '') return [];
  if (options.length === 0) return kind.toLowerCase() === 'word' ? [cell] : [statement(cell)];
  const named = options.indexOf(cell);
  const letters = cell.toLowerCase().split(/[\s,;]+/);
  if (letters.every((letter) => /^[a-e]$/.test(letter))) return letters;
  return named === -1 ? [cell] : [optionLetters[named] ?? cell];
}

function statement(cell: string): string {
  const judged: Record<string, string> = { true: 'a', false: 'b', t: 'a', f: 'b' };
  return judged[cell.toLowerCase()] ?? cell;
}
