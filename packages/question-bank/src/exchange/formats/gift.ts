import { type GIFTQuestion, parse } from 'gift-pegjs';
import { type ParsedFile, type RawRecord, UnreadableFile } from '../parsed-file.ts';
import { readCategoryPath } from './category-path.ts';
import { readGiftQuestion } from './gift-question.ts';

/**
 * Reads GIFT: questions parted by blank lines, each read for itself.
 * Format: https://docs.moodle.org/en/GIFT_format
 */
export function parseGift(text: string): ParsedFile {
  const file: ParsedFile = { rows: [], problems: [] };
  const blocks = blocksOf(text);
  const last = blocks.at(-1);
  if (last !== undefined && isCutOff(last.text)) {
    throw new UnreadableFile(`The file is cut off: the question on line ${last.line} has no closing brace.`);
  }
  let place: RawRecord = {};
  for (const { line, text: block } of blocks) {
    const questions = parseBlock(block);
    if (typeof questions === 'string') {
      file.problems.push({ row: line, column: null, text: questions });
      continue;
    }
    for (const question of questions) {
      if (question.type === 'Category') {
        place = readCategoryPath(question.title);
        continue;
      }
      const record = readGiftQuestion(question);
      if (typeof record === 'string') file.problems.push({ row: line, column: null, text: record });
      else file.rows.push({ row: line, record: { ...place, ...record } });
    }
  }
  return file;
}

function parseBlock(block: string): GIFTQuestion[] | string {
  try {
    return parse(block);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    return `is not written in GIFT: ${message}`;
  }
}

function isCutOff(block: string): boolean {
  const bare = block.replaceAll(/\\./g, '');
  return bare.split('{').length > bare.split('}').length;
}

/** The questions with the lines that they begin on; blocks of nothing but comments are left out. */
function blocksOf(text: string): { line: number; text: string }[] {
  const blocks: { line: number; text: string }[] = [];
  let lines: string[] = [];
  const close = (end: number) => {
    if (lines.some((line) => !line.trimStart().startsWith('//'))) {
      blocks.push({ line: end - lines.length + 1, text: lines.join('\n') });
    }
    lines = [];
  };
  const all = text.split(/\r?\n|\r/);
  for (const [index, line] of all.entries()) {
    if (line.trim() === '') close(index);
    else lines.push(line);
  }
  close(all.length);
  return blocks;
}
