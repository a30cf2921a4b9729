import type { LevelData } from '@quiz-arena/contract/actions/catalogue';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/api/query-view.tsx';
import { levelPath } from '../../shared/routing/level-path.ts';
import { paths } from '../../shared/routing/paths.ts';
import { CategoryArt } from '../../shared/ui/category-art.tsx';
import { ProgressBar } from '../../shared/ui/progress-bar.tsx';
import { SkeletonList } from '../../shared/ui/skeletons.tsx';
import styles from './level-map.module.css';
import { LevelStep } from './level-step.tsx';
import { PageHead } from './page-head.tsx';
import type { LevelPlace } from './play-paths.ts';
import { readLevels } from './read-levels.ts';
import { UnknownPlace } from './unknown-place.tsx';
import { placeName, useLevelData } from './use-level-place.ts';

type Zone = Pick<LevelPlace, 'category' | 'subcategory'>;

/** The levels of a place as a trail: won ones, the open one, and what waits behind it. */
export function LevelMap({ category, subcategory }: Zone) {
  const { t } = useTranslation();
  const query = useLevelData({ category, subcategory });
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonList count={6} height={96} />}
      empty={<UnknownPlace title={t('no_questions_found')} text={t('zone.unknown.text')} />}
    >
      {({ data }) => <Trail data={data} zone={{ category, subcategory }} />}
    </QueryView>
  );
}

function Trail({ data, zone }: { data: LevelData; zone: Zone }) {
  const { t } = useTranslation();
  const levels = readLevels(data);
  const won = levels.filter(({ state }) => state === 'won').length;
  const progress = t('levels.progress', { won, max: levels.length });
  const hasParent = zone.subcategory !== '';
  return (
    <>
      <PageHead
        art={
          <CategoryArt
            image={data.category.image}
            name={placeName(data)}
            slug={zone.subcategory || zone.category}
            size={64}
          />
        }
        title={placeName(data)}
        back={
          hasParent
            ? { to: levelPath(zone.category, ''), label: data.category.category_name }
            : { to: paths.quizZone, label: t('zone.allCategories') }
        }
      >
        <p className={styles.progress}>{progress}</p>
        <ProgressBar value={won} max={levels.length} label={progress} />
      </PageHead>
      <ol className={styles.trail}>
        {levels.map((level) => (
          <LevelStep key={level.level} level={level} place={{ ...zone, level: level.level }} />
        ))}
      </ol>
    </>
  );
}
