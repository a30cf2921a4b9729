import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { choiceRecord, trueFalseRecord } from './question-records.ts';

/** An English category.json with the subcategory Birds. */
export const natureCategory = {
  name: 'Nature',
  type: 'quiz-zone',
  order: 2,
  imageKey: 'nature',
  isPremium: false,
  coins: 0,
  subcategories: [{ slug: 'birds', name: 'Birds', imageKey: 'birds' }],
};

/** A question with four options, of which a is right, and a true statement, one a line. */
export const birds = `${JSON.stringify(choiceRecord({}))}\n${JSON.stringify(trueFalseRecord({}))}\n`;

/** The files of that category. */
export const nature: Readonly<Record<string, string>> = {
  'en/nature/category.json': JSON.stringify(natureCategory),
  'en/nature/birds.jsonl': birds,
};

/** A folder holding the files, by their path; gone after the test. */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'question-bank-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}
