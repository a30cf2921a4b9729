import type { ContestRow } from '@quiz-arena/contract/actions/contests';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAppSelector } from '../../../shared/store/app-hooks.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { formatNumber } from '../../../shared/ui/format-number.ts';
import { showToast } from '../../../shared/ui/toast.ts';

interface EnterDialogProps {
  contest: ContestRow;
  /** Its game: the fee is charged when it opens. */
  to: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before the entry fee is spent; who has too few coins is told at once. */
export function EnterDialog({ contest, to, isOpen, onClose }: EnterDialogProps) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const coins = useAppSelector((state) => state.session.user?.coins ?? 0);
  const fee = Number(contest.entry);
  const enter = () => {
    onClose();
    if (coins < fee) return showToast('error', t('not_enough_coins'));
    void navigate(to);
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('contest.play.title', { name: contest.name })}
      confirmLabel={t('contest.enter')}
      onConfirm={enter}
      onCancel={onClose}
    >
      {fee === 0
        ? t('contest.play.free')
        : t('contest.play.fee', { count: fee, balance: formatNumber(coins, i18n.language) })}
    </ConfirmDialog>
  );
}
