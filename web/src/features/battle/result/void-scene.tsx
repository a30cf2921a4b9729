import type { VoidReason } from '@quiz-arena/contract/battle/battle-values';
import type { PlainTextKey } from '@quiz-arena/contract/texts/en';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/routing/paths.ts';
import { useRefreshCoins } from '../../../shared/session/use-refresh-coins.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { PrimaryButton } from '../../../shared/ui/primary-button.tsx';
import { nextPath } from '../battle-paths.ts';
import type { BattleMirror } from '../mirror/battle-mirror.ts';
import { type Party, potOf } from '../mirror/party.ts';
import { EmptyRadarDrawing } from '../search/empty-radar-drawing.tsx';
import styles from './void-scene.module.css';

/** What happened, for each reason that ends a battle without a winner. */
const happened: Record<VoidReason, PlainTextKey> = {
  notEnoughCoins: 'not_enough_coins',
  alreadyInBattle: 'already_in_battle',
  noQuestions: 'no_questions_found',
  coinsUnavailable: 'coins_unavailable',
  maintenance: 'battle.void.maintenance',
  accountDeactivated: 'account_deactivated',
  playerLeft: 'opponent_left',
  notAttached: 'battle.void.notAttached',
  opponentLeft: 'opponent_left',
  everyoneLeft: 'everyone_left',
  lobbyExpired: 'battle.void.notAttached',
  unrenewed: 'battle.void.unrenewed',
  serverStopped: 'battle.void.serverStopped',
};

/** The same where it is about the opponent. */
const happenedToRival: Partial<Record<VoidReason, PlainTextKey>> = {
  notEnoughCoins: 'battle.void.rivalPoor',
  alreadyInBattle: 'battle.void.rivalBusy',
  accountDeactivated: 'opponent_left',
};

/** A battle without a winner: what happened, that the stake is back, and the next one. */
export function VoidScene({ mirror, party }: { mirror: BattleMirror; party: Party }) {
  const { t } = useTranslation();
  const { view } = mirror;
  const refusedPlayers = mirror.refusal?.userIds ?? [];
  const refreshCoins = useRefreshCoins();
  useEffect(() => {
    // The room's version counts up once more when the stake has come back.
    if (view.version > 0) void refreshCoins();
  }, [refreshCoins, view.version]);
  const reason = view.voidReason ?? 'notAttached';
  const isRivals = refusedPlayers.length > 0 && !refusedPlayers.includes(party.own.userId);
  const textKey = (isRivals ? happenedToRival[reason] : undefined) ?? happened[reason];
  return (
    <div className={styles.scene} role="alert">
      <EmptyState
        drawing={<EmptyRadarDrawing />}
        title={t('battle.void.title')}
        text={
          potOf(view) === 0
            ? t(textKey)
            : t('battle.sentences', {
                first: t(textKey),
                second: t('battle.void.back', { count: view.entryCoin }),
              })
        }
        action={
          <div className={styles.actions}>
            <PrimaryButton isWide replace to={nextPath(view)}>
              {t('battle.result.again')}
            </PrimaryButton>
            <PrimaryButton isWide look="outline" to={paths.home} replace>
              {t('action.home')}
            </PrimaryButton>
          </div>
        }
      />
    </div>
  );
}
