import type { Placed, QuestionBank, TextRecord } from '../question-bank-format.ts';
import type { ExchangeRecord } from './exchange-record.ts';

/** Every question and text of the bank as it travels, in the bank's order; a text stands before its questions. */
export function bankRecords(bank: QuestionBank): ExchangeRecord[] {
  return [
    ...bank.questions.map((record) => ({
      ...common(record),
      mode: 'quiz-zone' as const,
      kind: record.kind,
      level: record.level,
      options: record.kind === 'choice' ? [...record.options] : [],
      answer: [record.answer],
    })),
    ...bank.words.map((record) => ({
      ...common(record),
      mode: 'guess-the-word' as const,
      kind: 'word' as const,
      image: record.image ?? '',
      answer: [record.answer],
    })),
    ...bank.clips.map((record) => ({
      ...common(record),
      mode: 'audio' as const,
      kind: 'choice' as const,
      audio: record.audio,
      clipMs: record.clipMs,
      options: [...record.options],
      answer: [record.answer],
    })),
    ...bank.maths.map((record) => ({
      ...common(record),
      mode: 'maths' as const,
      kind: 'choice' as const,
      options: [...record.options],
      answer: [record.answer],
    })),
    ...bank.matches.map((record) => ({
      ...common(record),
      mode: 'multi-match' as const,
      kind: record.kind,
      level: record.level,
      options: [...record.options],
      answer: [...record.answer],
    })),
    ...bank.texts.flatMap(textAndQuestions),
  ];
}

type Common = Placed<{
  key: string;
  question: string;
  note: string;
  difficulty: number;
  source: string;
  licence: string;
  image?: string | undefined;
}>;

function common(record: Common) {
  return {
    ...placeAndOrigin(record),
    key: record.key,
    level: 0,
    question: record.question,
    options: [] as string[],
    answer: [] as string[],
    note: record.note,
    difficulty: record.difficulty,
    image: record.image ?? '',
    audio: '',
    clipMs: 0,
    text: '',
    detail: '',
    contentType: 'none' as const,
    contentData: '',
  };
}

function placeAndOrigin(record: Placed<{ source: string; licence: string }>) {
  const { language, category, subcategory, source, licence } = record;
  return { language, category, subcategory: subcategory ?? '', source, licence };
}

function textAndQuestions(text: Placed<TextRecord>): ExchangeRecord[] {
  const place = placeAndOrigin(text);
  const { key, title, detail, contentType, contentData } = text;
  const read: ExchangeRecord = {
    ...common({ ...text, question: title, note: '', difficulty: 3 }),
    mode: 'fun-and-learn',
    kind: 'text',
    detail,
    contentType,
    contentData,
  };
  const questions = text.questions.map((question, index) => ({
    ...common({ ...text, ...question, key: `${key}.${String(index + 1).padStart(2, '0')}` }),
    ...place,
    source: question.source,
    licence: question.licence,
    mode: 'fun-and-learn' as const,
    kind: 'choice' as const,
    options: [...question.options],
    answer: [question.answer],
    text: key,
  }));
  return [read, ...questions];
}
