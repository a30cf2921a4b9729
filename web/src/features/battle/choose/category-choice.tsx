import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../shared/api/query-view.tsx';
import { CategoryArt } from '../../../shared/ui/category-art.tsx';
import { ContentName } from '../../../shared/ui/content-name.tsx';
import { SkeletonTiles } from '../../../shared/ui/skeletons.tsx';
import cardChoice from '../card-choice.module.css';
import { useBattleCategories } from '../use-battle-categories.ts';
import styles from './category-choice.module.css';

interface CategoryChoiceProps {
  /** The chosen one's id; "": none yet. */
  category: string;
  onChoose: (category: string) => void;
}

/** Categories that battles are played in. */
export function CategoryChoice({ category, onChoose }: CategoryChoiceProps) {
  const { t } = useTranslation();
  const query = useBattleCategories();
  return (
    <fieldset className={`${cardChoice.field} ${styles.field}`}>
      <legend>{t('battle.choose.category')}</legend>
      <QueryView
        query={query}
        skeleton={<SkeletonTiles count={8} height={76} />}
        empty={<p>{t('battle.choose.empty')}</p>}
      >
        {({ data }) => (
          <div className={styles.categories}>
            {data.map(({ id, category_name: name, image, slug, language_id }) => (
              <label key={id} className={`${cardChoice.choice} ${styles.category}`}>
                <input
                  type="radio"
                  name="category"
                  value={id}
                  checked={id === category}
                  onChange={() => onChoose(id)}
                />
                <CategoryArt image={image} name={name} slug={slug} size={40} />
                <span className={styles.name}>
                  <ContentName name={name} languageId={language_id} />
                </span>
                {id === category && <IconCircleCheckFilled size={22} aria-hidden="true" />}
              </label>
            ))}
          </div>
        )}
      </QueryView>
    </fieldset>
  );
}
