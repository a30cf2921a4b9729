import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { PrimaryButton } from '../../../shared/ui/primary-button.tsx';
import { type ChosenBattle, choosePath } from '../battle-paths.ts';
import { BotLevels } from '../bot/bot-levels.tsx';
import type { BattleClient } from '../client/battle-client.ts';
import { EmptyRadarDrawing } from './empty-radar-drawing.tsx';
import styles from './nobody.module.css';

interface NobodyProps {
  client: BattleClient;
  chosen: ChosenBattle;
  onRetry: () => void;
}

/** The search found nobody: search again, play the bot, or look for something else. */
export function Nobody({ client, chosen, onRetry }: NobodyProps) {
  const { t } = useTranslation();
  return (
    <div role="status">
      <EmptyState
        drawing={<EmptyRadarDrawing />}
        title={t('battle.nobody.title')}
        text={t('battle.nobody.text')}
        action={
          <div className={styles.actions}>
            <PrimaryButton isWide onClick={onRetry} icon={<IconRefresh size={20} aria-hidden="true" />}>
              {t('action.retry')}
            </PrimaryButton>
            <BotLevels client={client} category={chosen.category} title={t('battle.bot.title')} />
            <PrimaryButton isWide look="quiet" to={choosePath(chosen)} replace>
              {t('battle.nobody.change')}
            </PrimaryButton>
          </div>
        }
      />
    </div>
  );
}
