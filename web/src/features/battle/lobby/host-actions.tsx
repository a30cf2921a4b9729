import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import { IconSwords, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { PrimaryButton } from '../../../shared/ui/primary-button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { setUpPaths } from '../battle-paths.ts';
import type { BattleClient } from '../client/battle-client.ts';
import { codeTextKey } from '../code-text.ts';
import type { Party } from '../mirror/party.ts';

interface HostActionsProps {
  client: BattleClient;
  view: BattleView;
  party: Party;
}

/** Start with whoever is ready, or delete the room. */
export function HostActions({ client, view, party }: HostActionsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const ready = party.rivals.filter((rival) => rival.ready && rival.presence === 'here').length;

  async function start() {
    setBusy(true);
    const outcome = await client.room.command('start', (roomId) => ({ roomId }));
    setBusy(false);
    if (!outcome.ok) showToast('error', t(codeTextKey(outcome.code)));
  }

  async function deleteRoom() {
    setAsking(false);
    const outcome = await client.room.command('deleteRoom', (roomId) => ({ roomId }));
    if (!outcome.ok) return showToast('error', t(codeTextKey(outcome.code)));
    client.room.forget();
    void navigate(setUpPaths[view.kind], { replace: true });
  }

  function label() {
    if (party.rivals.length === 0) return t('battle.lobby.waitingForPlayers');
    if (ready === 0) return t('battle.lobby.waitingForReady');
    return view.capacity === 2 ? t('battle.lobby.startTwo') : t('battle.lobby.start', { count: ready + 1 });
  }

  return (
    <>
      <PrimaryButton
        isWide
        isBusy={isBusy}
        disabled={ready === 0}
        onClick={() => void start()}
        icon={<IconSwords size={22} aria-hidden="true" />}
      >
        {label()}
      </PrimaryButton>
      <PrimaryButton
        look="quiet"
        onClick={() => setAsking(true)}
        icon={<IconTrash size={20} aria-hidden="true" />}
      >
        {t('battle.lobby.delete')}
      </PrimaryButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('battle.lobby.deleteTitle')}
        confirmLabel={t('battle.lobby.delete')}
        isDangerous
        onConfirm={() => void deleteRoom()}
        onCancel={() => setAsking(false)}
      >
        {t('battle.lobby.deleteText')}
      </ConfirmDialog>
    </>
  );
}
