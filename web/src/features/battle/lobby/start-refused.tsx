import type { StartRefusal } from '@quiz-arena/contract/battle/battle-values';
import type { PlainTextKey, TextKey } from '@quiz-arena/contract/texts/en';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { BattleMirror } from '../mirror/battle-mirror.ts';
import type { Party } from '../mirror/party.ts';
import styles from './start-refused.module.css';

/** Why the start was refused, said to whom it is about, or to all. */
const own: Record<StartRefusal, PlainTextKey> = {
  notEnoughCoins: 'not_enough_coins',
  alreadyInBattle: 'already_in_battle',
  noQuestions: 'no_questions_found',
  coinsUnavailable: 'coins_unavailable',
  maintenance: 'maintenance',
  accountDeactivated: 'account_deactivated',
  playerLeft: 'opponent_left',
};

/** The same about others, by name. */
const others = {
  notEnoughCoins: 'battle.lobby.poor',
  alreadyInBattle: 'battle.lobby.busy',
  accountDeactivated: 'battle.lobby.deactivated',
  playerLeft: 'battle.lobby.left',
} as const satisfies Partial<Record<StartRefusal, TextKey>>;

/** The last start did not work: why, and because of whom. Nobody has paid. */
export function StartRefused({ mirror, party }: { mirror: BattleMirror; party: Party }) {
  const { t, i18n } = useTranslation();
  const { refusal } = mirror;
  if (refusal === null) return null;
  const { reason, userIds } = refusal;
  const names = party.rivals.filter(({ userId }) => userIds.includes(userId)).map(({ name }) => name);
  const isOwn = userIds.includes(party.own.userId) || names.length === 0 || !(reason in others);
  const name = new Intl.ListFormat(i18n.language).format(names);
  return (
    <p className={styles.refused} role="alert">
      <IconAlertCircle size={22} aria-hidden="true" />
      {isOwn ? t(own[reason]) : t(others[reason as keyof typeof others], { name })}
    </p>
  );
}
