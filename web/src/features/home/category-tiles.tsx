import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/api/query-view.tsx';
import { useActionQuery } from '../../shared/api/use-action-query.ts';
import { levelPath } from '../../shared/routing/level-path.ts';
import { useHasPage } from '../../shared/routing/open-paths.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { useSetting } from '../../shared/settings/use-setting.ts';
import { CategoryArt } from '../../shared/ui/category-art.tsx';
import { ContentName } from '../../shared/ui/content-name.tsx';
import { SectionTitle } from '../../shared/ui/section-title.tsx';
import { SkeletonTiles } from '../../shared/ui/skeletons.tsx';
import { Tile, TileGrid } from '../../shared/ui/tile.tsx';

/** The Quiz Zone's categories, straight from Home. */
export function CategoryTiles() {
  const { t } = useTranslation();
  const hasPage = useHasPage();
  const isOn = useSetting('quiz_zone_mode') && hasPage(paths.quizZone);
  const query = useActionQuery('get_categories', { type: '1' }, { skip: !isOn });
  if (!isOn) return null;
  return (
    <section aria-labelledby="categories">
      <SectionTitle id="categories">{t('home.categories.title')}</SectionTitle>
      <QueryView
        query={query}
        skeleton={<SkeletonTiles count={8} height={148} />}
        empty={<p>{t('no_data_found')}</p>}
      >
        {({ data }) => (
          <TileGrid>
            {data.map((category) => (
              <Tile
                key={category.id}
                to={levelPath(category.slug, '')}
                art={
                  <CategoryArt image={category.image} name={category.category_name} slug={category.slug} />
                }
                title={<ContentName name={category.category_name} languageId={category.language_id} />}
                text={t('home.categories.questions', { count: Number(category.no_of_que) })}
              />
            ))}
          </TileGrid>
        )}
      </QueryView>
    </section>
  );
}
