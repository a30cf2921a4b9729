import { useActionQuery } from '../../shared/api/use-action-query.ts';

/** Categories that battles are played in. */
export function useBattleCategories(options: { skip?: boolean } = {}) {
  return useActionQuery('get_categories', { type: '1', sub_type: '2' }, options);
}

/** A category's name; undefined for "any", and while it is not known. */
export function useCategoryName(id: string): string | undefined {
  const { data } = useBattleCategories({ skip: id === '' });
  return data?.data.find((category) => category.id === id)?.category_name;
}
