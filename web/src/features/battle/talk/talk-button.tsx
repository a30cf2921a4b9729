import { battleLimits } from '@quiz-arena/contract/battle/battle-limits';
import { IconMessageCircle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainDialog } from '../../../shared/ui/plain-dialog.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import type { BattleClient } from '../client/battle-client.ts';
import { codeTextKey } from '../code-text.ts';
import type { Party } from '../mirror/party.ts';
import { MuteList } from './mute-list.tsx';
import { type SaidKey, SayingChoice } from './saying-choice.tsx';
import styles from './talk-button.module.css';

interface TalkButtonProps {
  client: BattleClient;
  party: Party;
  /** Only the icon; the words are for screen readers. */
  isSmall?: boolean;
}

/** Quick texts and emojis, one a second; a bot does not listen. */
export function TalkButton({ client, party, isSmall = false }: TalkButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [isResting, rest] = useRest();
  const people = party.rivals.filter(({ isBot, presence }) => !isBot && presence !== 'left');
  const canTalk = people.length > 0;

  async function say(said: SaidKey) {
    setOpen(false);
    rest();
    const outcome = await client.room.command('say', (roomId) => ({ roomId, ...said }));
    if (!outcome.ok) showToast('error', t(codeTextKey(outcome.code)));
  }

  if (!canTalk) return null;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-small={isSmall}
        disabled={isResting}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconMessageCircle size={22} aria-hidden="true" />
        <span className={isSmall ? 'visually-hidden' : ''}>{t('battle.talk.say')}</span>
      </button>
      <PlainDialog
        isOpen={isOpen}
        title={t('battle.talk.title')}
        place="bottom"
        onClose={() => setOpen(false)}
      >
        <SayingChoice onSay={(said) => void say(said)} />
        <MuteList client={client} people={people} />
      </PlainDialog>
    </>
  );
}

/** At most one saying a second. */
function useRest(): [isResting: boolean, rest: () => void] {
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    if (!isResting) return;
    const timer = setTimeout(() => setResting(false), battleLimits.sayEveryMs.default);
    return () => clearTimeout(timer);
  }, [isResting]);
  return [isResting, () => setResting(true)];
}
