import {
  type BattleEmoji,
  type BattleText,
  battleEmojiKeys,
  battleEmojis,
  battleTextKeys,
} from '@quiz-arena/contract/battle/battle-messages';
import { useTranslation } from 'react-i18next';
import styles from './saying-choice.module.css';

/** What is sent: one quick text or one emoji, by its key. */
export type SaidKey = { readonly text: BattleText } | { readonly emoji: BattleEmoji };

/** All that may be said; one press says it. */
export function SayingChoice({ onSay }: { onSay: (said: SaidKey) => void }) {
  const { t } = useTranslation();
  return (
    <>
      <ul className={styles.emojis} aria-label={t('battle.talk.emojis')}>
        {battleEmojiKeys.map((emoji) => (
          <li key={emoji}>
            <button type="button" aria-label={t(`battle.emoji.${emoji}`)} onClick={() => onSay({ emoji })}>
              {battleEmojis[emoji]}
            </button>
          </li>
        ))}
      </ul>
      <ul className={styles.texts} aria-label={t('battle.talk.texts')}>
        {battleTextKeys.map((text) => (
          <li key={text}>
            <button type="button" onClick={() => onSay({ text })}>
              {t(text)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
