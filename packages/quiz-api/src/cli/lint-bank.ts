import { summariseBank } from '@quiz-arena/question-bank/bank-summary';
import { lintQuestions } from '@quiz-arena/question-bank/lint-questions';
import { loadQuestionBank } from '@quiz-arena/question-bank/load-question-bank';

/** Counts what the bank of this release holds and says what is wrong with it; then the process ends with 1. */
export async function lintBank(): Promise<object> {
  const bank = loadQuestionBank();
  const findings = lintQuestions(bank);
  if (findings.length > 0) process.exitCode = 1;
  return { ...summariseBank(bank), content_hash: bank.contentHash, findings };
}
