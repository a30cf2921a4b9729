import type { CategoryRow } from '@quiz-arena/contract/actions/catalogue';
import { useTranslation } from 'react-i18next';
import { levelPath } from '../../shared/routing/level-path.ts';
import { CategoryArt } from '../../shared/ui/category-art.tsx';
import { PlaceTile } from './place-tile.tsx';
import { PremiumTile } from './premium-tile.tsx';

/** A category: the way in, or, while it is locked, its price. */
export function CategoryTile({ category }: { category: CategoryRow }) {
  const { t } = useTranslation();
  const { category_name: name, no_of, no_of_que, maxlevel, is_play } = category;
  if (isLocked(category)) return <PremiumTile category={category} />;
  const topics = Number(no_of);
  const facts = [
    topics > 0 ? t('zone.topics', { count: topics }) : t('zone.levels', { count: Number(maxlevel) }),
    t('zone.questions', { count: Number(no_of_que) }),
  ];
  return (
    <PlaceTile
      to={levelPath(category.slug, '')}
      art={<CategoryArt image={category.image} name={name} slug={category.slug} />}
      title={name}
      facts={facts}
      isStarted={is_play === '1'}
    />
  );
}

/** A premium category that this player has not unlocked. */
export function isLocked({ is_premium, has_unlocked }: CategoryRow): boolean {
  return is_premium === '1' && has_unlocked !== '1';
}
