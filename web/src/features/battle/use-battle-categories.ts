import { useActionQuery } from '../../shared/api/use-action-query.ts';

/** Categories that battles are played in. */
export function useBattleCategories(options: { skip?: boolean } = {}) {
  return useActionQuery('get_categories', { type: '1', sub_type: '2' }, options);
}
