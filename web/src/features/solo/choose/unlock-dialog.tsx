import type { CategoryRow } from '@quiz-arena/contract/actions/catalogue';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../shared/store/app-hooks.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { formatNumber } from '../../../shared/ui/format-number.ts';
import { useUnlock } from './use-unlock.ts';

interface UnlockDialogProps {
  category: CategoryRow;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before coins are spent on a premium category. */
export function UnlockDialog({ category, isOpen, onClose }: UnlockDialogProps) {
  const { t, i18n } = useTranslation();
  const coins = useAppSelector((state) => state.session.user?.coins ?? 0);
  const unlock = useUnlock(category);
  const price = Number(category.coins);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('unlock.title', { name: category.category_name })}
      confirmLabel={t('unlock.action')}
      onConfirm={() => {
        onClose();
        void unlock();
      }}
      onCancel={onClose}
    >
      <p>{t('unlock.text', { count: price, balance: formatNumber(coins, i18n.language) })}</p>
      {coins < price && <p>{t('unlock.short', { count: price - coins })}</p>}
    </ConfirmDialog>
  );
}
