/** A canary: it must never reach a player. */
export const NOTE_CANARY = 'CANARY-NOTE';

export interface FakeQuestion {
  readonly id: string;
  /** Unlike any other text, so that it is found in any frame. */
  readonly text: string;
  readonly right: 'a' | 'b' | 'c' | 'd';
}

const letters = ['a', 'b', 'c', 'd'] as const;

export const fakeQuestions: readonly FakeQuestion[] = Array.from({ length: 10 }, (_, index) => ({
  id: `9${index}`,
  text: `CANARY-QUESTION-${index}-ASKED`,
  right: letters[(index * 3 + 1) % letters.length] ?? 'a',
}));

/** A question as the backend gives it to the service. */
export function questionRowOf({ id, text, right }: FakeQuestion) {
  return {
    id,
    category: '1',
    subcategory: '0',
    language_id: '14',
    image: '',
    question: text,
    question_type: '1',
    optiona: `${text}-A`,
    optionb: `${text}-B`,
    optionc: `${text}-C`,
    optiond: `${text}-D`,
    optione: '',
    level: '1',
    cat_id: '1',
    subcat_id: '0',
    answer: right,
    note: `${NOTE_CANARY} ${right}`,
  };
}
