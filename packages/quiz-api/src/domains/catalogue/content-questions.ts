import type {
  BankQuestion,
  Placed,
  QuestionBank,
  TextRecord,
} from '@quiz-arena/question-bank/question-bank-format';
import { questionTypes } from './question-types.ts';

/** A question of the bank, whatever its kind, in the words of its row. */
export interface ContentQuestion {
  readonly place: Pick<BankQuestion, 'language' | 'category' | 'subcategory'>;
  readonly key: string;
  /** The key of the text that it is about. */
  readonly text: string | null;
  readonly level: number;
  readonly questionType: number;
  readonly question: string;
  readonly image: string;
  readonly audio: string;
  readonly clipMs: number;
  readonly options: readonly string[];
  readonly answer: string;
  readonly note: string;
  readonly difficulty: number;
  readonly source: string;
  readonly licence: string;
}

/** What most kinds have none of. */
const without = { text: null, level: 0, image: '', audio: '', clipMs: 0 } as const;

/** Every question of the bank. */
export function contentQuestions(
  bank: Pick<QuestionBank, 'questions' | 'words' | 'clips' | 'maths' | 'matches' | 'texts'>,
): ContentQuestion[] {
  return [
    ...bank.questions.map((record) => ({
      ...without,
      ...common(record),
      level: record.level,
      questionType: record.kind === 'choice' ? questionTypes.choice : questionTypes.trueFalse,
      image: mediaPath(record.kind === 'choice' ? record.image : undefined),
    })),
    ...bank.words.map((record) => ({
      ...without,
      ...common({ ...record, options: [] }),
      questionType: questionTypes.letters,
      image: mediaPath(record.image),
    })),
    ...bank.clips.map((record) => ({
      ...without,
      ...common(record),
      questionType: questionTypes.choice,
      audio: mediaPath(record.audio),
      clipMs: record.clipMs,
    })),
    ...bank.maths.map((record) => ({
      ...without,
      ...common(record),
      questionType: questionTypes.choice,
    })),
    ...bank.matches.map((record) => ({
      ...without,
      ...common({ ...record, answer: record.answer.join() }),
      level: record.level,
      questionType: record.kind === 'sequence' ? questionTypes.sequence : questionTypes.multiSelect,
    })),
    ...bank.texts.flatMap(textQuestions),
  ];
}

/** Where a media file of the bank is served; "" for none. */
export function mediaPath(file: string | undefined): string {
  return file === undefined ? '' : `/media/bank/${file}`;
}

function textQuestions(text: Placed<TextRecord>): ContentQuestion[] {
  return text.questions.map((record, index) => ({
    ...without,
    ...common({ ...record, ...placeOf(text), key: `${text.key}.${String(index + 1).padStart(2, '0')}` }),
    text: text.key,
    questionType: questionTypes.choice,
  }));
}

type Common = Pick<
  BankQuestion,
  'language' | 'category' | 'subcategory' | 'key' | 'question' | 'note' | 'difficulty' | 'source' | 'licence'
> & {
  readonly options: readonly string[];
  readonly answer: string;
};

function common(record: Common) {
  const { key, question, options, answer, note, difficulty, source, licence } = record;
  return { place: placeOf(record), key, question, options, answer, note, difficulty, source, licence };
}

function placeOf({ language, category, subcategory }: Pick<Common, 'language' | 'category' | 'subcategory'>) {
  return { language, category, subcategory };
}
