import { type QuestionRecord, questionRecord } from '../question-bank-format.ts';

/** A valid question with four options, of which Wren is right, with `fields` put over it. */
export function choiceRecord(fields: Partial<Extract<QuestionRecord, { kind: 'choice' }>>): QuestionRecord {
  return questionRecord.parse({
    kind: 'choice',
    key: 'nature.birds.1.01',
    level: 1,
    difficulty: 2,
    question: 'Which small brown bird has a short tail held upright?',
    options: ['Wren', 'Heron', 'Owl', 'Robin'],
    answer: 'a',
    note: 'A wren sings very loudly for its size.',
    source: 'zoology, birds',
    ...fields,
  });
}

/** A valid statement that is true, with `fields` put over it. */
export function trueFalseRecord(
  fields: Partial<Extract<QuestionRecord, { kind: 'true-false' }>>,
): QuestionRecord {
  return questionRecord.parse({
    kind: 'true-false',
    key: 'nature.birds.1.02',
    level: 1,
    difficulty: 2,
    question: 'Swifts sleep while they fly.',
    answer: 'a',
    note: 'Swifts can stay in the air for months without landing.',
    source: 'zoology, birds',
    ...fields,
  });
}
