import type { ContestRow } from '@quiz-arena/contract/actions/contests';
import { useActionQuery } from '../../../shared/api/use-action-query.ts';

/** A contest by its id, as far as it is known; nothing is asked for where none is named. */
export function useContest(id: string): ContestRow | undefined {
  const { data } = useActionQuery('get_contest', {}, { skip: id === '' });
  if (data === undefined) return undefined;
  const parts = [data.live_contest, data.past_contest, data.upcoming_contest];
  return parts.flatMap((part) => (part.error ? [] : part.data)).find((contest) => contest.id === id);
}
