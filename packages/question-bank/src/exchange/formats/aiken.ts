import { type ParsedFile, type RawRecord, UnreadableFile } from '../parsed-file.ts';

const optionLine = /^([A-Z])[.)]\s+(\S.*)$/;
const ANSWER = 'ANSWER:';
const answerLine = /^ANSWER:\s*([A-Z])\s*$/;

/**
 * Reads Aiken: the question on one line, its options on lines that begin with "A." or "A)", then "ANSWER: A".
 * Format: https://docs.moodle.org/en/Aiken_format
 */
export function parseAiken(text: string): ParsedFile {
  const lines = text.split(/\r?\n|\r/);
  const file: ParsedFile = { rows: [], problems: [] };
  let block: { row: number; lines: string[] } | undefined;
  for (const [index, untrimmed] of lines.entries()) {
    const line = untrimmed.trim();
    if (line === '') continue;
    if (block !== undefined && beginsAnother(block.lines, line)) {
      file.problems.push({ row: block.row, column: null, text: 'has no line "ANSWER: …" after its options' });
      block = undefined;
    }
    block ??= { row: index + 1, lines: [] };
    block.lines.push(line);
    if (!line.startsWith(ANSWER)) continue;
    const read = readBlock(block.lines);
    if (typeof read === 'string') file.problems.push({ row: block.row, column: null, text: read });
    else file.rows.push({ row: block.row, record: read });
    block = undefined;
  }
  if (block !== undefined) {
    throw new UnreadableFile(
      `The file is cut off: the question on line ${block.row} has no line "ANSWER: …".`,
    );
  }
  return file;
}

/** After options comes another option or the answer; anything else is the next question. */
function beginsAnother(lines: readonly string[], line: string): boolean {
  const last = lines.at(-1) ?? '';
  return lines.length > 1 && optionLine.test(last) && !optionLine.test(line) && !line.startsWith(ANSWER);
}

function readBlock(lines: readonly string[]): RawRecord | string {
  const options = lines.slice(1, -1).map((line) => optionLine.exec(line));
  const answer = answerLine.exec(lines.at(-1) ?? '')?.[1];
  if (answer === undefined) return 'the line "ANSWER:" names no letter';
  const texts: string[] = [];
  for (const [index, option] of options.entries()) {
    if (option === null) return `line ${index + 2} of the question is no option; it has to begin like "A. "`;
    if (option[1] !== 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[index])
      return 'the letters of the options are not in order';
    texts.push(option[2] ?? '');
  }
  const letter = answer.toLowerCase();
  const place = 'abcde'.indexOf(letter);
  if (place === -1 || place >= texts.length) return `ANSWER: ${answer} names no option`;
  return { kind: 'choice', question: lines[0] ?? '', options: texts, answer: [letter] };
}
