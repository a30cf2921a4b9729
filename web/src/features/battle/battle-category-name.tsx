import { ContentName } from '../../shared/ui/content-name.tsx';
import { useBattleCategories } from './use-battle-categories.ts';

interface BattleCategoryNameProps {
  /** "": all of them. */
  id: string;
  /** What stands there for any category, and while it is not known. */
  otherwise: string;
  /** Before the name of a category: 'Battle · Science'. */
  before?: string;
}

/** What a battle is about, in the language of its questions. */
export function BattleCategoryName({ id, otherwise, before = '' }: BattleCategoryNameProps) {
  const { data } = useBattleCategories({ skip: id === '' });
  const category = data?.data.find((row) => row.id === id);
  if (category === undefined) return otherwise;
  return (
    <>
      {before}
      <ContentName name={category.category_name} languageId={category.language_id} />
    </>
  );
}
