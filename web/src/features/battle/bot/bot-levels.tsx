import { botLevels } from '@quiz-arena/contract/battle/bot-values';
import { IconRobot } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PrimaryButton } from '../../../shared/ui/primary-button.tsx';
import type { BattleClient } from '../client/battle-client.ts';
import styles from './bot-levels.module.css';
import { usePlayBot } from './use-play-bot.ts';

interface BotLevelsProps {
  client: BattleClient;
  /** "": any. */
  category: string;
  title: string;
}

/** The bot in its three levels; one press plays it. */
export function BotLevels({ client, category, title }: BotLevelsProps) {
  const { t } = useTranslation();
  const id = useId();
  const { busyLevel, playBot } = usePlayBot(client, category);
  return (
    <section className={styles.bot} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        <IconRobot size={22} aria-hidden="true" />
        {title}
      </h3>
      <p className={styles.text}>{t('battle.bot.text')}</p>
      <div className={styles.levels}>
        {botLevels.map((level) => (
          <PrimaryButton
            key={level}
            look="outline"
            isBusy={busyLevel === level}
            disabled={busyLevel !== null && busyLevel !== level}
            onClick={() => void playBot(level)}
          >
            {t(`battle.bot.${level}`)}
          </PrimaryButton>
        ))}
      </div>
    </section>
  );
}
