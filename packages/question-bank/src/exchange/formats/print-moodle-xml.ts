import { optionLetters } from '../../question-bank-format.ts';
import type { ExchangeKind, ExchangeRecord } from '../exchange-record.ts';
import { categoryPath } from './category-path.ts';
import { tagsOf } from './question-tags.ts';

/** Writes Moodle XML; a sequence as places matched to texts, and what the format has no place for as tags. */
export function printMoodleXml(records: readonly ExchangeRecord[]): string {
  const questions: string[] = [];
  let path = '';
  for (const record of records) {
    if (categoryPath(record) !== path) {
      path = categoryPath(record);
      questions.push(
        `<question type="category"><category><text>${escaped(path)}</text></category></question>`,
      );
    }
    questions.push(printQuestion(record));
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join('\n')}\n</quiz>\n`;
}

const types: Record<ExchangeKind, string> = {
  choice: 'multichoice',
  'multi-select': 'multichoice',
  'true-false': 'truefalse',
  sequence: 'matching',
  word: 'shortanswer',
  text: 'description',
};

function printQuestion(record: ExchangeRecord): string {
  const isText = record.kind === 'text';
  const stem = isText ? formatted('html', record.detail) : formatted('plain_text', record.question);
  const tags = tagsOf(record).map((tag) => `<tag><text>${escaped(tag)}</text></tag>`);
  return `<question type="${types[record.kind]}">
<name><text>${escaped(isText ? record.question : record.key)}</text></name>
<questiontext ${stem}</questiontext>
<generalfeedback ${formatted('plain_text', isText ? '' : record.note)}</generalfeedback>
<idnumber>${escaped(record.key)}</idnumber>
${answers[record.kind](record)}<tags>${tags.join('')}</tags>
</question>`;
}

const answers: Record<ExchangeKind, (record: ExchangeRecord) => string> = {
  choice: (record) => `<single>true</single>\n${eachOption(record, (isRight) => (isRight ? '100' : '0'))}`,
  'multi-select': (record) => {
    const share = (100 / record.answer.length).toFixed(5).replace(/\.?0+$/, '');
    return `<single>false</single>\n${eachOption(record, (isRight) => (isRight ? share : '-100'))}`;
  },
  'true-false': ({ answer }) =>
    ['true', 'false'].map((text, index) => answerOf(answer[0] === 'ab'[index] ? '100' : '0', text)).join(''),
  sequence: ({ options, answer }) =>
    options
      .map((option, index) => {
        const place = answer.indexOf(optionLetters[index] ?? 'a') + 1;
        // The right side of a match has no format of its own: it is read as HTML.
        const text = `<answer><text>${escaped(escaped(option))}</text></answer>`;
        return `<subquestion ${formatted('plain_text', String(place))}${text}</subquestion>\n`;
      })
      .join(''),
  word: ({ answer }) => answerOf('100', answer[0] ?? ''),
  text: () => '',
};

function eachOption({ options, answer }: ExchangeRecord, fraction: (isRight: boolean) => string): string {
  return options
    .map((option, index) => answerOf(fraction(answer.includes(optionLetters[index] ?? '')), option))
    .join('');
}

function answerOf(fraction: string, text: string): string {
  return `<answer fraction="${fraction}" ${formatted('plain_text', text)}</answer>\n`;
}

function formatted(format: 'html' | 'plain_text', text: string): string {
  return `format="${format}"><text>${escaped(text)}</text>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
