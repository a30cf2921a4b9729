import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';

interface LeaveDialogProps {
  isOpen: boolean;
  /** Coins that leaving loses; null: the battle has not started. */
  stake: number | null;
  onLeave: () => void;
  onStay: () => void;
}

/** Leaving on purpose counts at once, so it is asked about first. */
export function LeaveDialog({ isOpen, stake, onLeave, onStay }: LeaveDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('battle.leave.title')}
      confirmLabel={t('battle.leave.confirm')}
      cancelLabel={t('battle.leave.stay')}
      isDangerous
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {stake === null ? t('battle.leave.early') : t('battle.leave.text', { count: stake })}
    </ConfirmDialog>
  );
}
