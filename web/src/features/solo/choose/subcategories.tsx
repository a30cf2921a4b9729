import type { CategoryRow } from '@quiz-arena/contract/actions/catalogue';
import { useTranslation } from 'react-i18next';
import type { PlayMode } from '../../../quiz-play/play-mode.ts';
import { QueryView } from '../../../shared/api/query-view.tsx';
import { useActionQuery } from '../../../shared/api/use-action-query.ts';
import { CategoryArt } from '../../../shared/ui/category-art.tsx';
import { ContentName } from '../../../shared/ui/content-name.tsx';
import { SkeletonTiles } from '../../../shared/ui/skeletons.tsx';
import { TileGrid } from '../../../shared/ui/tile.tsx';
import { zonePath } from '../place-path.ts';
import { PageHead } from './page-head.tsx';
import { PlaceTile } from './place-tile.tsx';
import { UnknownPlace } from './unknown-place.tsx';

/** The subcategories of a category. */
export function Subcategories({ mode, category }: { mode: PlayMode; category: CategoryRow }) {
  const { t } = useTranslation();
  const query = useActionQuery('get_subcategory_by_maincategory', { category_slug: category.slug });
  const facts = [
    t('zone.topics', { count: Number(category.no_of) }),
    t('zone.questions', { count: Number(category.no_of_que) }),
  ];
  const nothing = <UnknownPlace title={t('no_data_found')} text={t('zone.empty.text')} />;
  return (
    <>
      <PageHead
        art={
          <CategoryArt image={category.image} name={category.category_name} slug={category.slug} size={64} />
        }
        title={<ContentName name={category.category_name} languageId={category.language_id} />}
        text={facts.join(' · ')}
        back={{ to: mode.paths.start, label: t('zone.allCategories') }}
      />
      <QueryView query={query} skeleton={<SkeletonTiles count={6} height={168} />} empty={nothing}>
        {({ data }) => (
          <TileGrid>
            {data.map((row) => (
              <PlaceTile
                key={row.id}
                to={zonePath(mode, category.slug, row.slug)}
                art={<CategoryArt image={row.image} name={row.subcategory_name} slug={row.slug} />}
                title={<ContentName name={row.subcategory_name} languageId={row.language_id} />}
                facts={[
                  ...(mode.ground?.kind === 'levels'
                    ? [t('zone.levels', { count: Number(row.maxlevel) })]
                    : []),
                  t('zone.questions', { count: Number(row.no_of_que) }),
                ]}
                isStarted={row.is_play === '1'}
              />
            ))}
          </TileGrid>
        )}
      </QueryView>
    </>
  );
}
