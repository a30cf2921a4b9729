import type { CategoryRow } from '@quiz-arena/contract/actions/catalogue';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryArt } from '../../../shared/ui/category-art.tsx';
import { CoinIcon } from '../../../shared/ui/coin-icon.tsx';
import { ContentName } from '../../../shared/ui/content-name.tsx';
import styles from './place-tile.module.css';
import { UnlockDialog } from './unlock-dialog.tsx';

/** A category behind its price: pressing it offers to unlock it. */
export function PremiumTile({ category }: { category: CategoryRow }) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const { category_name: name, coins, image, slug, language_id } = category;
  return (
    <li>
      <button type="button" className={styles.tile} data-premium="true" onClick={() => setIsAsking(true)}>
        <CategoryArt image={image} name={name} slug={slug} />
        <span className={styles.lock}>
          <IconLock size={20} aria-hidden="true" />
          <span className="visually-hidden">{t('zone.premium')}</span>
        </span>
        <span className={styles.title}>
          <ContentName name={name} languageId={language_id} />
        </span>
        <span className={styles.price}>
          <CoinIcon size={18} />
          {t('zone.premium.price', { count: Number(coins) })}
        </span>
      </button>
      <UnlockDialog category={category} isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </li>
  );
}
