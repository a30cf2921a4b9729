import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../shared/store/app-hooks.ts';
import { selectBattle } from '../battle-slice.ts';
import type { BattleMirror } from '../mirror/battle-mirror.ts';
import type { Party } from '../mirror/party.ts';
import { saidText } from './said-text.ts';

/** Tells screen readers what the others say. */
export function TalkVoice({ mirror, party }: { mirror: BattleMirror; party: Party }) {
  const { t } = useTranslation();
  const muted = useAppSelector((state) => selectBattle(state).muted);
  const last = mirror.sayings.findLast(
    ({ userId }) => userId !== party.own.userId && !muted.includes(userId),
  );
  const name = party.rivals.find(({ userId }) => userId === last?.userId)?.name;
  return (
    <p className="visually-hidden" aria-live="polite">
      {last !== undefined && name !== undefined && (
        <span key={last.saidAt}>
          {t('battle.talk.said', {
            name,
            said: last.emoji === undefined ? saidText(t, last) : t(`battle.emoji.${last.emoji}`),
          })}
        </span>
      )}
    </p>
  );
}
