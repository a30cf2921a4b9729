import type { LevelData } from '@quiz-arena/contract/actions/catalogue';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useActionQuery } from '../../shared/api/use-action-query.ts';
import { levelPath } from '../../shared/routing/level-path.ts';
import type { LastPlace } from '../../shared/session/progress-slice.ts';
import { useSetting } from '../../shared/settings/use-setting.ts';
import { Card } from '../../shared/ui/card.tsx';
import { CategoryArt } from '../../shared/ui/category-art.tsx';
import { ContentName } from '../../shared/ui/content-name.tsx';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import { ProgressBar } from '../../shared/ui/progress-bar.tsx';
import { Bone } from '../../shared/ui/skeletons.tsx';
import styles from './hero-card.module.css';

/** Category, level and progress of where the player was last, and one tap to go on. */
export function LastPlaceRow({ place }: { place: LastPlace }) {
  const { t } = useTranslation();
  const query = useActionQuery('get_level_data', {
    category_slug: place.categorySlug,
    subcategory_slug: place.subcategorySlug || undefined,
  });
  const name = [place.categoryName, place.subcategoryName].filter((part) => part !== '').join(' · ');
  return (
    <Card tone="sunken" padding="small" className={styles.place}>
      <CategoryArt
        image={query.data?.data.category.image ?? ''}
        name={place.categoryName}
        slug={place.subcategorySlug || place.categorySlug}
        size={64}
      />
      <div className={styles.facts}>
        <span className={styles.name}>
          <ContentName name={name} languageId={place.languageId} />
        </span>
        {query.data !== undefined && <LevelFacts levels={query.data.data} />}
        {query.isLoading && <Bone height={29} />}
      </div>
      <PrimaryButton
        to={levelPath(place.categorySlug, place.subcategorySlug)}
        icon={<IconPlayerPlayFilled size={20} aria-hidden="true" />}
      >
        {t('action.continue')}
      </PrimaryButton>
    </Card>
  );
}

function LevelFacts({ levels }: { levels: LevelData }) {
  const { t } = useTranslation();
  const maxCoins = useSetting('maximum_winning_coins');
  const max = Number(levels.max_level);
  const level = Math.min(Number(levels.level), max);
  const questions = Number(levels.level_data.find((row) => row.level === levels.level)?.no_of_ques ?? 0);
  const facts = [
    t('home.continue.level', { level, max }),
    ...(questions > 0 ? [t('home.continue.questions', { count: questions })] : []),
    t('home.continue.coins', { count: maxCoins }),
  ];
  const won = Number(levels.level) - 1;
  return (
    <>
      <span className={styles.quiet}>{facts.join(' · ')}</span>
      <ProgressBar value={won} max={max} label={t('home.continue.progress', { won, max })} />
    </>
  );
}
