import type { RoomId } from '@quiz-arena/contract/ids';
import { IconBolt } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PrimaryButton } from '../../../shared/ui/primary-button.tsx';
import { playPath } from '../battle-paths.ts';
import styles from './running-battle.module.css';

/** The player is bound by a battle that goes on: the way back into it. */
export function RunningBattle({ roomId }: { roomId: RoomId }) {
  const { t } = useTranslation();
  return (
    <section className={styles.card} aria-labelledby="running-battle">
      <h2 id="running-battle">{t('battle.running.title')}</h2>
      <p>{t('battle.running.text')}</p>
      <PrimaryButton look="light" to={playPath(roomId)} icon={<IconBolt size={22} aria-hidden="true" />}>
        {t('battle.running.action')}
      </PrimaryButton>
    </section>
  );
}
