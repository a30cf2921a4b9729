import { hasBankMedia } from '../bank-media.ts';
import { nameOf, type Rule } from './rule.ts';

/** Every picture, sound and PDF that a record names is there. */
export const mediaExist: Rule = ({ questions, words, clips, texts, programmes }) => {
  const named = [
    ...questions.map((record) => ({
      where: nameOf(record),
      file: record.kind === 'choice' ? record.image : undefined,
    })),
    ...words.map((record) => ({ where: nameOf(record), file: record.image })),
    ...clips.map((record) => ({ where: nameOf(record), file: record.audio })),
    ...texts.map((record) => ({
      where: nameOf(record),
      file: record.contentType === 'pdf' ? record.contentData : undefined,
    })),
    ...programmes.flatMap(({ language, contests }) =>
      contests.map(({ key, image }) => ({ where: nameOf({ language, key }), file: image })),
    ),
  ];
  return named.flatMap(({ where, file }) =>
    file === undefined || hasBankMedia(file) ? [] : [{ where, text: `there is no file ${file}` }],
  );
};
