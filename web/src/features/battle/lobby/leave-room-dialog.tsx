import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';

interface LeaveRoomDialogProps {
  isOpen: boolean;
  isHost: boolean;
  /** Nobody else is in the room. */
  isAlone: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before a lobby is left: its seat may be taken by then. */
export function LeaveRoomDialog({ isOpen, isHost, isAlone, onLeave, onStay }: LeaveRoomDialogProps) {
  const { t } = useTranslation();
  const text = isAlone
    ? 'battle.deleted.text'
    : isHost
      ? 'battle.lobby.leaveHostText'
      : 'battle.lobby.leaveText';
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('battle.lobby.leaveTitle')}
      confirmLabel={t('battle.leave.confirm')}
      cancelLabel={t('battle.leave.stay')}
      isDangerous
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {t(text)}
    </ConfirmDialog>
  );
}
