import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder, foldersIn, mediaFolderName, parse, parseJson } from './content-files.ts';
import { contentFingerprint } from './content-fingerprint.ts';
import { contentLanguage, sourceLanguage } from './content-language.ts';
import { type AnyRecord, type CategoryType, loadCategory, type RecordOf } from './load-category.ts';
import { loadTranslation } from './load-translation.ts';
import { type ProgrammeRecord, programmeRecord } from './programme-format.ts';
import type { QuestionBank } from './question-bank-format.ts';

const programmeFile = 'programme.json';

/**
 * Reads and checks every content file, and makes what is made by rules.
 *
 * @param folder holds one folder a language; the bank's own content unless told
 * @returns categories by their order, subcategories and records by category and place in their files
 * @throws Error naming the file and, for a record, the line, at the first one that breaks the format
 */
export function loadQuestionBank(folder = contentFolder): QuestionBank {
  const read = (...path: string[]): string => readFileSync(join(folder, ...path), 'utf8');
  const written = foldersIn(join(folder, sourceLanguage)).map((slug) => loadCategory(folder, slug, read));
  const translated = languagesIn(folder)
    .filter((language) => language !== sourceLanguage)
    .flatMap((language) =>
      foldersIn(join(folder, language)).map((slug) => {
        const source = written.find(({ category }) => category.slug === slug);
        if (source === undefined)
          throw new Error(`${language}/${slug}: there is no ${sourceLanguage}/${slug}`);
        return loadTranslation(folder, language, source, read);
      }),
    );
  const loaded = [...written, ...translated].sort((one, other) => one.category.order - other.category.order);
  refuseRepeatedKeys(loaded.flatMap((part) => part.records));
  // A category's files are parsed with the schema of its type, so these are the records of that type.
  const recordsOf = <Type extends CategoryType>(type: Type) =>
    loaded.flatMap((part) =>
      part.category.type === type ? part.records : [],
    ) as unknown as RecordOf<Type>[];
  return {
    contentHash: contentFingerprint(folder),
    categories: loaded.map((part) => part.category),
    subcategories: loaded.flatMap((part) => part.subcategories),
    questions: recordsOf('quiz-zone'),
    words: recordsOf('guess-the-word'),
    clips: recordsOf('audio'),
    maths: recordsOf('maths'),
    matches: recordsOf('multi-match'),
    texts: recordsOf('fun-and-learn'),
    programmes: loadProgrammes(folder),
  };
}

/**
 * The contests and exams of every language that come again and again.
 *
 * @param folder as for loadQuestionBank
 * @throws Error naming the file that breaks the format
 */
export function loadProgrammes(folder = contentFolder): (ProgrammeRecord & { language: string })[] {
  return languagesIn(folder)
    .filter((language) => existsSync(join(folder, language, programmeFile)))
    .map((language) => {
      const place = `${language}/${programmeFile}`;
      const text = readFileSync(join(folder, language, programmeFile), 'utf8');
      return { ...parse(programmeRecord, parseJson(text, place), place), language };
    });
}

function languagesIn(folder: string) {
  return foldersIn(folder)
    .filter((name) => name !== mediaFolderName)
    .map((name) => parse(contentLanguage, name, name));
}

function refuseRepeatedKeys(records: readonly AnyRecord[]): void {
  const seen = new Set<string>();
  for (const { language, key } of records) {
    const name = `${language}/${key}`;
    if (seen.has(name)) throw new Error(`the key ${name} names two questions`);
    seen.add(name);
  }
}
