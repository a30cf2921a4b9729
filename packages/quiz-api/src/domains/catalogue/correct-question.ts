import type { QuestionId } from '@quiz-arena/contract/ids';
import type { QuestionKind } from '@quiz-arena/quiz-rules/question-kind';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { questions } from '../../db/schema/catalogue.ts';
import type { Question } from './question-store.ts';
import { kindOf } from './question-types.ts';

/** What an operator changes of a question; what is left out stays. */
export interface Correction {
  readonly question?: string | undefined;
  /** A letter; multi match: letters joined by commas; guess the word: the word. */
  readonly answer?: string | undefined;
  readonly note?: string | undefined;
}

/**
 * Corrects a question; content that is loaded later no longer overwrites it.
 * @returns undefined for an unknown question, 'BROKEN' when the answer does not fit it
 */
export async function correctQuestion(
  tx: Transaction,
  id: QuestionId,
  correction: Correction,
  at: Date,
): Promise<Question | 'BROKEN' | undefined> {
  const [before] = await tx.select().from(questions).where(eq(questions.id, id)).for('update');
  if (before === undefined) return undefined;
  if (!fits[kindOf(before)](correction.answer ?? before.answer, lettersOf(before))) return 'BROKEN';
  const [after] = await tx
    .update(questions)
    .set({
      question: correction.question ?? before.question,
      answer: correction.answer ?? before.answer,
      note: correction.note ?? before.note,
      editedAt: at,
    })
    .where(eq(questions.id, id))
    .returning();
  return after;
}

function lettersOf({ options }: Question): string[] {
  return options.map((_, index) => 'abcde'[index] ?? '');
}

/** Whether an answer is one to a question with options of these letters. */
const fits: Readonly<Record<QuestionKind, (answer: string, letters: readonly string[]) => boolean>> = {
  choice: (answer, letters) => letters.includes(answer),
  trueFalse: (answer, letters) => letters.includes(answer),
  multiSelect: (answer, letters) => {
    const named = answer.split(',');
    return isPart(named, letters) && named.length < letters.length && answer === named.toSorted().join();
  },
  sequence: (answer, letters) => {
    const named = answer.split(',');
    return isPart(named, letters) && named.length === letters.length;
  },
  letters: (answer) => /^\p{L}+(?: \p{L}+)*$/u.test(answer),
};

function isPart(named: readonly string[], letters: readonly string[]): boolean {
  return new Set(named).size === named.length && named.every((letter) => letters.includes(letter));
}
