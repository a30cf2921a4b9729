import { parseAiken } from './formats/aiken.ts';
import { parseCsv, printCsv } from './formats/csv.ts';
import { parseGift } from './formats/gift.ts';
import { parseJson, printJson } from './formats/json.ts';
import { parseMoodleXml } from './formats/moodle-xml.ts';
import { isOpenTrivia, parseOpenTrivia } from './formats/open-trivia.ts';
import { printGift } from './formats/print-gift.ts';
import { printMoodleXml } from './formats/print-moodle-xml.ts';
import { type ParseFile, type PrintFile, UnreadableFile } from './parsed-file.ts';

interface Format {
  parse: ParseFile;
  /** Formats without it are read only: they cannot hold all that a question has. */
  print?: PrintFile;
}

/** The formats of question files, by the name that commands take. */
export const formats = {
  csv: { parse: parseCsv, print: printCsv },
  json: { parse: parseJson, print: printJson },
  gift: { parse: parseGift, print: printGift },
  'moodle-xml': { parse: parseMoodleXml, print: printMoodleXml },
  aiken: { parse: parseAiken },
  'open-trivia': { parse: parseOpenTrivia },
} as const satisfies Record<string, Format>;
export type FileFormat = keyof typeof formats;

/** Formats that can be written, so that reading them again changes nothing. */
export const exportFormats = ['csv', 'json', 'gift', 'moodle-xml'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The format that a file's name, or else its content, tells. */
export function formatOf(fileName: string, text: string): FileFormat {
  const extension = /\.(\w+)$/.exec(fileName.toLowerCase())?.[1] ?? '';
  if (extension === 'csv' || extension === 'tsv') return 'csv';
  if (extension === 'xml') return 'moodle-xml';
  if (extension === 'gift') return 'gift';
  if (extension === 'json') return isOpenTrivia(text) ? 'open-trivia' : 'json';
  if (extension === 'txt') return /^ANSWER:/m.test(text) ? 'aiken' : 'gift';
  throw new UnreadableFile(
    `Nothing tells the format of ${fileName}. Name it with --format: ${Object.keys(formats).join(', ')}.`,
  );
}
