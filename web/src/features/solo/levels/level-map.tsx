import type { LevelData } from '@quiz-arena/contract/actions/catalogue';
import { useTranslation } from 'react-i18next';
import type { PlayMode, PlayPlace } from '../../../quiz-play/play-mode.ts';
import { QueryView } from '../../../shared/api/query-view.tsx';
import { CategoryArt } from '../../../shared/ui/category-art.tsx';
import { ContentName } from '../../../shared/ui/content-name.tsx';
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx';
import { SkeletonList } from '../../../shared/ui/skeletons.tsx';
import { PageHead } from '../choose/page-head.tsx';
import { UnknownPlace } from '../choose/unknown-place.tsx';
import { placePath, zonePath } from '../place-path.ts';
import styles from './level-map.module.css';
import { LevelStep } from './level-step.tsx';
import { readLevels } from './read-levels.ts';
import { placeName, useLevelData } from './use-level-data.ts';

interface LevelMapProps {
  mode: PlayMode;
  zone: Pick<PlayPlace, 'category' | 'subcategory'>;
}

/** The levels of a place as a trail: won ones, the open one, and what waits behind it. */
export function LevelMap({ mode, zone }: LevelMapProps) {
  const { t } = useTranslation();
  const query = useLevelData(mode, zone);
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonList count={6} height={96} />}
      empty={<UnknownPlace title={t('no_questions_found')} text={t('zone.unknown.text')} />}
    >
      {({ data }) => <Trail data={data} mode={mode} zone={zone} />}
    </QueryView>
  );
}

function Trail({ data, mode, zone }: LevelMapProps & { data: LevelData }) {
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
        title={<ContentName name={placeName(data)} languageId={data.category.language_id} />}
        back={
          hasParent
            ? {
                to: zonePath(mode, zone.category, ''),
                label: (
                  <ContentName name={data.category.category_name} languageId={data.category.language_id} />
                ),
              }
            : { to: mode.paths.start, label: t('zone.allCategories') }
        }
      >
        <p className={styles.progress}>{progress}</p>
        <ProgressBar value={won} max={levels.length} label={progress} />
      </PageHead>
      <ol className={styles.trail}>
        {levels.map((level) => (
          <LevelStep
            key={level.level}
            mode={mode}
            level={level}
            to={placePath(mode.paths.play, { ...zone, level: String(level.level) })}
          />
        ))}
      </ol>
    </>
  );
}
