import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { isPractice } from '../mirror/party.ts';

interface LeaveDialogProps {
  isOpen: boolean;
  view: BattleView;
  onLeave: () => void;
  onStay: () => void;
}

/** Leaving on purpose counts at once, so it is asked about first. */
export function LeaveDialog({ isOpen, view, onLeave, onStay }: LeaveDialogProps) {
  const { t } = useTranslation();
  const text = useLeaveText(view);
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
      {text}
    </ConfirmDialog>
  );
}

/** What leaving costs: nothing before the first question, then the stake. */
function useLeaveText(view: BattleView): string {
  const { t } = useTranslation();
  const { kind, phase, entryCoin: count } = view;
  const hasStarted = phase === 'question' || phase === 'reveal';
  if (isPractice(view)) return t('battle.bot.leave');
  if (!hasStarted) return kind === 'random' ? t('battle.leave.early') : t('battle.leave.countdown');
  if (count === 0) return t('battle.leave.free');
  return view.players.length > 2 ? t('battle.leave.groupText', { count }) : t('battle.leave.text', { count });
}
