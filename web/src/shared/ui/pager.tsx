import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './pager.module.css';
import { PrimaryButton } from './primary-button.tsx';

interface PagerProps {
  /** From 1. */
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/** Steps through a list that begins with its newest row. Nothing where there is one page. */
export function Pager({ page, pages, onChange }: PagerProps) {
  const { t } = useTranslation();
  if (pages <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      <PrimaryButton
        look="outline"
        disabled={page <= 1}
        icon={<IconChevronLeft size={20} aria-hidden="true" />}
        onClick={() => onChange(page - 1)}
      >
        {t('pager.newer')}
      </PrimaryButton>
      <span aria-live="polite">{t('pager.page', { page, pages })}</span>
      <PrimaryButton
        look="outline"
        disabled={page >= pages}
        icon={<IconChevronRight size={20} aria-hidden="true" />}
        onClick={() => onChange(page + 1)}
      >
        {t('pager.older')}
      </PrimaryButton>
    </nav>
  );
}
