import type { CategoryRow } from '@quiz-arena/contract/actions/catalogue';
import { soloModes } from '@quiz-arena/contract/modes';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { usePlayMode } from '../../../modes/use-play-mode.ts';
import { ModeGate } from '../../../quiz-play/mode-gate.tsx';
import type { PlayMode } from '../../../quiz-play/play-mode.ts';
import { QueryView } from '../../../shared/api/query-view.tsx';
import { useActionQuery } from '../../../shared/api/use-action-query.ts';
import { CategoryArt } from '../../../shared/ui/category-art.tsx';
import { ContentName } from '../../../shared/ui/content-name.tsx';
import { SkeletonTiles } from '../../../shared/ui/skeletons.tsx';
import { TileGrid } from '../../../shared/ui/tile.tsx';
import { CategoryTile, isLocked } from './category-tile.tsx';
import { PageHead } from './page-head.tsx';
import { PlaceContent } from './place-content.tsx';
import { PremiumTile } from './premium-tile.tsx';
import { Subcategories } from './subcategories.tsx';
import { UnknownPlace } from './unknown-place.tsx';

/** A category: its subcategories, what it holds where it has none, its price while it is locked. */
export function CategoryPage() {
  const { t } = useTranslation();
  const mode = usePlayMode();
  const { category: reference = '' } = useParams();
  const query = useActionQuery('get_categories', { type: soloModes[mode.id].categoryType ?? '1' });
  const unknown = <UnknownPlace title={t('zone.unknown.title')} text={t('zone.unknown.text')} />;
  return (
    <ModeGate mode={mode.id}>
      <QueryView query={query} skeleton={<SkeletonTiles count={6} height={168} />} empty={unknown}>
        {({ data }) => {
          const category = data.find(({ slug, id }) => slug === reference || id === reference);
          return category === undefined ? (
            unknown
          ) : (
            <CategoryContent key={category.id} mode={mode} category={category} />
          );
        }}
      </QueryView>
    </ModeGate>
  );
}

function CategoryContent({ mode, category }: { mode: PlayMode; category: CategoryRow }) {
  if (isLocked(category)) {
    return (
      <SingleTile mode={mode} category={category}>
        <PremiumTile category={category} />
      </SingleTile>
    );
  }
  if (category.no_of !== '0') return <Subcategories mode={mode} category={category} />;
  if (mode.ground?.kind !== 'questions') {
    return <PlaceContent mode={mode} place={{ category: category.slug, subcategory: '' }} />;
  }
  return (
    <SingleTile mode={mode} category={category}>
      <CategoryTile mode={mode} category={category} />
    </SingleTile>
  );
}

/** A category that is all there is to choose. */
function SingleTile({
  mode,
  category,
  children,
}: {
  mode: PlayMode;
  category: CategoryRow;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        art={
          <CategoryArt image={category.image} name={category.category_name} slug={category.slug} size={64} />
        }
        title={<ContentName name={category.category_name} languageId={category.language_id} />}
        text={t('zone.questions', { count: Number(category.no_of_que) })}
        back={{ to: mode.paths.start, label: t('zone.allCategories') }}
      />
      <TileGrid>{children}</TileGrid>
    </>
  );
}
