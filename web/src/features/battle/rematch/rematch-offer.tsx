import { IconRepeat, IconUsers } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PrimaryButton } from '../../../shared/ui/primary-button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { playPath } from '../battle-paths.ts';
import type { BattleClient } from '../client/battle-client.ts';
import { codeTextKey } from '../code-text.ts';
import type { BattleMirror } from '../mirror/battle-mirror.ts';
import type { Party } from '../mirror/party.ts';
import styles from './rematch-offer.module.css';

interface RematchOfferProps {
  client: BattleClient;
  mirror: BattleMirror;
  party: Party;
}

/** The same players once more, if all of them want it: offer, wait, take back, accept; gone when the others have left. */
export function RematchOffer({ client, mirror, party }: RematchOfferProps) {
  const { t } = useTranslation();
  const state = useRematch(client, mirror, party);
  return (
    <div className={styles.offer}>
      <p role="status" className={styles.text}>
        {state.text}
      </p>
      {state.canAgree && (
        <PrimaryButton
          isWide
          isBusy={state.isBusy}
          disabled={mirror.view.phase !== 'settled'}
          onClick={() => void state.decide(true)}
          icon={<IconRepeat size={22} aria-hidden="true" />}
        >
          {state.label}
        </PrimaryButton>
      )}
      {state.isWaiting && (
        <span className={styles.waiting}>
          <IconUsers size={20} aria-hidden="true" />
          {t('battle.rematch.waiting', { count: state.missing })}
          <PrimaryButton look="quiet" isBusy={state.isBusy} onClick={() => void state.decide(false)}>
            {t('battle.rematch.takeBack')}
          </PrimaryButton>
        </span>
      )}
    </div>
  );
}

function useRematch(client: BattleClient, { view, rematch }: BattleMirror, { own, rivals }: Party) {
  const { t, i18n } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  useFollowRematch(rematch.roomId, view.kind);
  const present = rivals.filter(({ presence, isBot }) => presence !== 'left' && !isBot);
  const wanting = present.filter(({ userId }) => rematch.wantedBy.includes(userId));
  const isAgreed = rematch.wantedBy.includes(own.userId);
  const names = new Intl.ListFormat(i18n.language).format(wanting.map(({ name }) => name));
  const isOver = present.length === 0 || own.presence === 'left';

  async function decide(accept: boolean) {
    setBusy(true);
    const outcome = await client.room.command('rematch', (roomId) => ({ roomId, accept }));
    setBusy(false);
    if (!outcome.ok) showToast('error', t(codeTextKey(outcome.code)));
  }

  function text() {
    if (rematch.roomId !== null) return t('battle.rematch.opening');
    if (isOver) return rivals.length === 1 ? t('opponent_left') : t('battle.rematch.gone');
    return wanting.length > 0 && !isAgreed ? t('battle.rematch.wanted', { name: names }) : '';
  }

  const fee =
    view.entryCoin === 0
      ? t('battle.rematch.offer')
      : t('battle.rematch.offerFor', { count: view.entryCoin });
  return {
    text: text(),
    label: wanting.length > 0 ? t('battle.rematch.accept') : fee,
    canAgree: !isOver && !isAgreed && rematch.roomId === null,
    isWaiting: !isOver && isAgreed && rematch.roomId === null,
    missing: present.length - wanting.length,
    isBusy,
    decide,
  };
}

/** Into the new room at once: its place is kept for 5 s. */
function useFollowRematch(roomId: BattleMirror['rematch']['roomId'], kind: BattleMirror['view']['kind']) {
  const navigate = useNavigate();
  useEffect(() => {
    if (roomId !== null) void navigate(playPath(roomId, kind), { replace: true });
  }, [roomId, kind, navigate]);
}
