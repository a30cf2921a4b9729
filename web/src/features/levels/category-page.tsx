import type { CategoryRow } from '@quiz-arena/contract/actions/catalogue';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { playModes } from '../../modes/play-modes.ts';
import { ModeGate } from '../../quiz-play/mode-gate.tsx';
import { QueryView } from '../../shared/api/query-view.tsx';
import { useActionQuery } from '../../shared/api/use-action-query.ts';
import { SkeletonTiles } from '../../shared/ui/skeletons.tsx';
import { TileGrid } from '../../shared/ui/tile.tsx';
import { isLocked } from './category-tile.tsx';
import { LevelMap } from './level-map.tsx';
import { PremiumTile } from './premium-tile.tsx';
import { Subcategories } from './subcategories.tsx';
import { UnknownPlace } from './unknown-place.tsx';

/** A category: its subcategories, its levels where it has none, its price while it is locked. */
export function CategoryPage() {
  const { t } = useTranslation();
  const { category: reference = '' } = useParams();
  const query = useActionQuery('get_categories', { type: '1' });
  const unknown = <UnknownPlace title={t('zone.unknown.title')} text={t('zone.unknown.text')} />;
  return (
    <ModeGate mode={playModes['quiz-zone'].id}>
      <QueryView query={query} skeleton={<SkeletonTiles count={6} height={168} />} empty={unknown}>
        {({ data }) => {
          const category = data.find(({ slug, id }) => slug === reference || id === reference);
          return category === undefined ? unknown : <CategoryContent key={category.id} category={category} />;
        }}
      </QueryView>
    </ModeGate>
  );
}

function CategoryContent({ category }: { category: CategoryRow }) {
  if (isLocked(category)) {
    return (
      <TileGrid>
        <PremiumTile category={category} />
      </TileGrid>
    );
  }
  if (category.no_of === '0') return <LevelMap category={category.slug} subcategory="" />;
  return <Subcategories category={category} />;
}
