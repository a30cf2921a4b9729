import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PrimaryButton } from '../../../shared/ui/primary-button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import type { BattleClient } from '../client/battle-client.ts';
import { codeTextKey } from '../code-text.ts';
import type { Party } from '../mirror/party.ts';
import styles from './lobby-actions.module.css';

interface GuestActionsProps {
  client: BattleClient;
  view: BattleView;
  party: Party;
}

/** Ready is the consent to the fee; it can be taken back until the start. */
export function GuestActions({ client, view, party: { own, rivals } }: GuestActionsProps) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const { entryCoin: count } = view;
  const host = rivals.find(({ userId }) => userId === view.host);

  async function setReady(ready: boolean) {
    setBusy(true);
    const outcome = await client.room.command('ready', (roomId) => ({ roomId, ready }));
    setBusy(false);
    if (!outcome.ok) showToast('error', t(codeTextKey(outcome.code)));
  }

  const yes = count === 0 ? t('battle.lobby.beReady') : t('battle.lobby.beReadyFor', { count });
  const hint = own.ready
    ? t('battle.lobby.waitingForHost', { name: host?.name ?? '' })
    : count === 0
      ? ''
      : t('battle.lobby.consent', { count });
  return (
    <>
      <PrimaryButton
        isWide
        isBusy={isBusy}
        look={own.ready ? 'outline' : 'primary'}
        onClick={() => void setReady(!own.ready)}
        {...(own.ready ? {} : { icon: <IconCheck size={22} aria-hidden="true" /> })}
      >
        {own.ready ? t('battle.lobby.notYet') : yes}
      </PrimaryButton>
      <p role="status" className={styles.text}>
        {hint}
      </p>
    </>
  );
}
