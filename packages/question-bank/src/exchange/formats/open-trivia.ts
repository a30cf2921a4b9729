import { createHash } from 'node:crypto';
import { decodeHTML } from 'entities';
import { z } from 'zod';
import { optionLetters } from '../../question-bank-format.ts';
import { type ParsedFile, type RawRecord, UnreadableFile } from '../parsed-file.ts';

const fileShape = z.object({ results: z.array(z.unknown()) });
const questionShape = z.object({
  type: z.enum(['multiple', 'boolean']),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  category: z.string(),
  question: z.string(),
  correct_answer: z.string(),
  incorrect_answers: z.array(z.string()).min(1).max(4),
});
type TriviaQuestion = z.infer<typeof questionShape>;

const difficulties = { easy: 2, medium: 3, hard: 4 } as const;

/**
 * Reads an answer of the Open Trivia Database's API, in its default encoding (HTML entities).
 * Its content is under CC BY-SA 4.0, which is kept with every question.
 * Format: https://opentdb.com/api_config.php
 */
export function parseOpenTrivia(text: string): ParsedFile {
  const results = resultsOf(text);
  const file: ParsedFile = { rows: [], problems: [] };
  for (const [index, result] of results.entries()) {
    const row = index + 1;
    const question = questionShape.safeParse(result);
    if (question.success) {
      file.rows.push({ row, record: readQuestion(question.data) });
    } else {
      const [issue] = question.error.issues;
      const column = issue?.path[0] === undefined ? null : String(issue.path[0]);
      file.problems.push({ row, column, text: 'is missing or has a value that the format does not know' });
    }
  }
  return file;
}

/** Whether a JSON text looks like one of these answers. */
export function isOpenTrivia(text: string): boolean {
  return /"response_code"|"incorrect_answers"/.test(text.slice(0, 4000));
}

function readQuestion(question: TriviaQuestion): RawRecord {
  const right = decodeHTML(question.correct_answer);
  const common: RawRecord = {
    question: decodeHTML(question.question),
    category: decodeHTML(question.category),
    difficulty: difficulties[question.difficulty],
    level: 1,
    source: 'Open Trivia Database',
    licence: 'CC BY-SA 4.0',
  };
  if (question.type === 'boolean') {
    return { ...common, kind: 'true-false', options: [], answer: [right === 'True' ? 'a' : 'b'] };
  }
  const options = scattered([right, ...question.incorrect_answers.map((text) => decodeHTML(text))]);
  return { ...common, kind: 'choice', options, answer: [optionLetters[options.indexOf(right)] ?? ''] };
}

/** The source always names the right answer first; here its place follows from the texts, so it is the same each time. */
function scattered(options: readonly string[]): string[] {
  const place = (option: string) =>
    createHash('sha256')
      .update(`${options.join('\n')}\n${option}`)
      .digest('hex');
  return options.toSorted((one, other) => place(one).localeCompare(place(other)));
}

function resultsOf(text: string): unknown[] {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : '';
    throw new UnreadableFile(`The file is no valid JSON, or it is cut off: ${detail}`, { cause });
  }
  const file = fileShape.safeParse(Array.isArray(content) ? { results: content } : content);
  if (file.success) return file.data.results;
  throw new UnreadableFile(
    'The file is JSON, but no answer of the Open Trivia Database: "results" is missing.',
  );
}
