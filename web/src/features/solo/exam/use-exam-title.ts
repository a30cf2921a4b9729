import { useActionQuery } from '../../../shared/api/use-action-query.ts';

/** The title of an exam of today or of one that was taken; nothing is asked for where none is named. */
export function useExamTitle(id: string): string | undefined {
  const isNamed = id !== '';
  const today = useActionQuery(
    'get_exam_module',
    { type: '1', offset: '0', limit: '100' },
    { skip: !isNamed },
  );
  const known = today.data?.data.find((exam) => exam.id === id);
  const isOlder = isNamed && known === undefined && !today.isLoading;
  const taken = useActionQuery(
    'get_exam_module',
    { type: '2', offset: '0', limit: '100' },
    { skip: !isOlder },
  );
  return (known ?? taken.data?.data.find((exam) => exam.id === id))?.title;
}
