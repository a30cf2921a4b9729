import type { SecurityRow } from './security-row.ts';

const MOST_NOTES = 8;
const CHECK_WIDTH = 26;
const TRIED_WIDTH = 74;

/** The table as text: check, what was tried, cases, result; notes below their row. */
export function printRows(rows: readonly SecurityRow[]): string {
  const lines = [
    line('check', 'what was tried', 'cases', 'result'),
    '-'.repeat(CHECK_WIDTH + TRIED_WIDTH + 24),
  ];
  for (const { check, tried, cases, result, notes } of rows) {
    const [first = '', ...more] = wrap(tried, TRIED_WIDTH);
    lines.push(line(check, first, cases.toLocaleString('en'), result));
    for (const part of more) lines.push(line('', part, '', ''));
    for (const note of notes.slice(0, MOST_NOTES)) lines.push(`${' '.repeat(CHECK_WIDTH)} · ${note}`);
    if (notes.length > MOST_NOTES)
      lines.push(`${' '.repeat(CHECK_WIDTH)} · and ${notes.length - MOST_NOTES} more`);
  }
  const count = (result: SecurityRow['result']) => rows.filter((row) => row.result === result).length;
  lines.push('', `${count('passed')} passed, ${count('failed')} failed, ${count('not checked')} not checked`);
  return `${lines.join('\n')}\n`;
}

function line(check: string, tried: string, cases: string, result: string): string {
  return `${check.padEnd(CHECK_WIDTH)} ${tried.padEnd(TRIED_WIDTH)} ${cases.padStart(9)}  ${result}`.trimEnd();
}

function wrap(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + word.length + 1 > width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}
