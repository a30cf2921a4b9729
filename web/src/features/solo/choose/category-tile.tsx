import type { CategoryRow } from '@quiz-arena/contract/actions/catalogue';
import { useTranslation } from 'react-i18next';
import type { PlayMode } from '../../../quiz-play/play-mode.ts';
import { CategoryArt } from '../../../shared/ui/category-art.tsx';
import { ContentName } from '../../../shared/ui/content-name.tsx';
import { zonePath } from '../place-path.ts';
import { PlaceTile } from './place-tile.tsx';
import { PremiumTile } from './premium-tile.tsx';

/** A category: the way in, or, while it is locked, its price. */
export function CategoryTile({ mode, category }: { mode: PlayMode; category: CategoryRow }) {
  const { t } = useTranslation();
  const { category_name: name, no_of, no_of_que, maxlevel, is_play, language_id } = category;
  if (isLocked(category)) return <PremiumTile category={category} />;
  const topics = Number(no_of);
  const facts = [
    ...(topics > 0 ? [t('zone.topics', { count: topics })] : []),
    ...(topics === 0 && mode.ground?.kind === 'levels'
      ? [t('zone.levels', { count: Number(maxlevel) })]
      : []),
    t('zone.questions', { count: Number(no_of_que) }),
  ];
  return (
    <PlaceTile
      to={zonePath(mode, category.slug, '', topics === 0)}
      art={<CategoryArt image={category.image} name={name} slug={category.slug} />}
      title={<ContentName name={name} languageId={language_id} />}
      facts={facts}
      isStarted={is_play === '1'}
    />
  );
}

/** A premium category that this player has not unlocked. */
export function isLocked({ is_premium, has_unlocked }: CategoryRow): boolean {
  return is_premium === '1' && has_unlocked !== '1';
}
