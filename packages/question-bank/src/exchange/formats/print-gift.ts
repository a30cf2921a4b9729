import { optionLetters } from '../../question-bank-format.ts';
import type { ExchangeKind, ExchangeRecord } from '../exchange-record.ts';
import { categoryPath } from './category-path.ts';
import { tagsOf } from './question-tags.ts';

/** Writes GIFT; a sequence as places matched to texts, and what GIFT has no place for as tags. */
export function printGift(records: readonly ExchangeRecord[]): string {
  const blocks: string[] = [];
  let path = '';
  for (const record of records) {
    if (categoryPath(record) !== path) {
      path = categoryPath(record);
      blocks.push(`$CATEGORY: ${path}`);
    }
    blocks.push(printQuestion(record));
  }
  return `${blocks.join('\n\n')}\n`;
}

function printQuestion(record: ExchangeRecord): string {
  const tags = tagsOf(record).map((tag) => `[tag:${tag}]`);
  const head = `// [id:${record.key}] ${tags.join(' ')}\n`;
  if (record.kind === 'text') {
    return `${head}::${escaped(record.question)}::[html]${escaped(record.detail)}`;
  }
  const note = record.note === '' ? '' : `\n####${plain(record.note)}`;
  return `${head}::${escaped(record.key)}::${plain(record.question)} {${answers[record.kind](record)}${note}\n}`;
}

const answers: Record<Exclude<ExchangeKind, 'text'>, (record: ExchangeRecord) => string> = {
  choice: (record) => eachOption(record, (option, isRight) => `${isRight ? '=' : '~'}${plain(option)}`),
  'true-false': ({ answer }) => (answer[0] === 'a' ? 'TRUE' : 'FALSE'),
  'multi-select': (record) => {
    const share = (100 / record.answer.length).toFixed(5).replace(/\.?0+$/, '');
    return eachOption(record, (option, isRight) => `~%${isRight ? share : '-100'}%${plain(option)}`);
  },
  sequence: (record) =>
    eachOption(record, (option, _, letter) => `=${record.answer.indexOf(letter) + 1} -> ${escaped(option)}`),
  word: ({ answer }) => `=${plain(answer[0] ?? '')}`,
};

type PrintOption = (option: string, isRight: boolean, letter: string) => string;

function eachOption({ options, answer }: ExchangeRecord, print: PrintOption): string {
  const lines = options.map((option, index) => {
    const letter = optionLetters[index] ?? '';
    return `\n${print(option, answer.includes(letter), letter)}`;
  });
  return lines.join('');
}

/** An arrow would make a match of an option, and GIFT has no escape for it but HTML's. */
function plain(text: string): string {
  if (!text.includes('->')) return `[plain]${escaped(text)}`;
  const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `[html]${escaped(html)}`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\~=#{}:]/g, '\\$&').replaceAll('\n', '\\n');
}
