import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type QuestionRecord, questionRecord } from '../question-bank-format.ts';
import { spreadAnswers } from '../spread-answers.ts';

/** Rewrites each .jsonl file named on the command line with its right answers spread over all letters. */
const files = process.argv.slice(2);
if (files.length === 0 || files.includes('--help')) {
  console.log('usage: node src/cli/spread-answers.ts content/<language>/<category>/<subcategory>.jsonl …');
}
for (const file of files.filter((name) => name.endsWith('.jsonl'))) {
  const questions = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => questionRecord.parse(JSON.parse(line)));
  const spread = spreadAnswers(questions, basename(file, '.jsonl'));
  writeFileSync(file, spread.map((question) => `${JSON.stringify(compact(question))}\n`).join(''));
  console.log(`${file}: ${spread.length} questions`);
}

/** Leaves out what the format fills in by itself; the fields in the order in which one reads them. */
function compact(record: QuestionRecord): object {
  const { key, kind, level, difficulty, question, options, answer, note, source } = record;
  const head = { key, kind, level, difficulty, question };
  return kind === 'choice' ? { ...head, options, answer, note, source } : { ...head, answer, note, source };
}
