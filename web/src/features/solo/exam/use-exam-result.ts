import { useEffect, useState } from 'react';
import { useActionClient } from '../../../shared/api/action-context.tsx';
import type { ActionAnswerOf, ActionError } from '../../../shared/api/action-types.ts';
import { createExamMemory, type Offences } from './exam-offences.ts';

export type ExamResult = NonNullable<ActionAnswerOf<'set_exam_module_result'>['data']>;

/**
 * Hands an exam in, with what its examiner is to be told, and reads its marks: the server grades what it has saved,
 * once, and gives the same result again. Keep `offences` the same object between renders: another one is told anew.
 */
export function useExamResult(examId: string, offences: Offences) {
  const client = useActionClient();
  const [result, setResult] = useState<ExamResult | null>(null);
  const [error, setError] = useState<ActionError | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const { wasAway, captured } = offences;
    const fields = {
      exam_module_id: examId,
      rules_violated: wasAway ? ('1' as const) : undefined,
      captured_question_ids: captured.length === 0 ? undefined : JSON.stringify(captured),
    };
    void client.request('set_exam_module_result', fields).then((outcome) => {
      if (!isCurrent) return;
      if (outcome.kind === 'answer' && outcome.answer.data !== undefined) {
        createExamMemory(localStorage, examId).forget();
        setResult(outcome.answer.data);
      } else {
        setError(outcome.kind === 'refused' ? { kind: 'refused', code: outcome.code } : { kind: 'failed' });
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [client, examId, offences, tries]);
  const retry = () => {
    setError(null);
    setTries(tries + 1);
  };
  return { result, error, retry };
}
