import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';
import { type ParsedFile, type RawRecord, UnreadableFile } from '../parsed-file.ts';
import { readCategoryPath } from './category-path.ts';
import { moodleQuestion, readMoodleQuestion } from './moodle-question.ts';

const lists = new Set(['question', 'answer', 'subquestion', 'tag']);
const quiz = z.object({ quiz: z.object({ question: z.array(z.unknown()) }) });
const category = z.object({ '@type': z.literal('category'), category: z.object({ text: z.string() }) });

/**
 * Reads Moodle XML. A file with a document type is refused: entities in it could read files or fill the memory.
 * Format: https://docs.moodle.org/en/Moodle_XML_format
 */
export function parseMoodleXml(text: string): ParsedFile {
  const file: ParsedFile = { rows: [], problems: [] };
  let place: RawRecord = {};
  for (const [index, content] of questionsOf(text).entries()) {
    const row = index + 1;
    const asCategory = category.safeParse(content);
    if (asCategory.success) {
      place = readCategoryPath(asCategory.data.category.text);
      continue;
    }
    const question = moodleQuestion.safeParse(content);
    if (!question.success) {
      const where = question.error.issues[0]?.path.join(' / ') ?? '';
      file.problems.push({ row, column: null, text: `is no question of Moodle: look at <${where}>` });
      continue;
    }
    const record = readMoodleQuestion(question.data);
    if (typeof record === 'string') file.problems.push({ row, column: null, text: record });
    else file.rows.push({ row, record: { ...place, ...record } });
  }
  return file;
}

function questionsOf(text: string): unknown[] {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) {
    throw new UnreadableFile(
      'The file declares a document type or entities, which are not taken. Remove the <!DOCTYPE …>.',
    );
  }
  const validity = XMLValidator.validate(text);
  if (validity !== true) {
    const { line, msg } = validity.err;
    throw new UnreadableFile(`The file is no valid XML, or it is cut off: line ${line}, ${msg}`);
  }
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    parseAttributeValue: false,
    trimValues: false,
    htmlEntities: true,
    isArray: (name) => lists.has(name),
  });
  const content = quiz.safeParse(parser.parse(text));
  if (content.success) return content.data.quiz.question;
  throw new UnreadableFile('The file is XML, but no Moodle quiz: <quiz> with <question> in it is missing.');
}
