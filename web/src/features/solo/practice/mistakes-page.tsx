import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { usePlayMode } from '../../../modes/use-play-mode.ts';
import { ModeGate } from '../../../quiz-play/mode-gate.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ModeArt } from '../../../shared/ui/illustrations/mode-art.tsx';
import { PrimaryButton } from '../../../shared/ui/primary-button.tsx';
import { PageHead } from '../choose/page-head.tsx';
import { placePath } from '../place-path.ts';
import styles from './mistakes-page.module.css';

/** My Mistakes before they are played. The questions are fetched with the start: their clock runs from then on. */
export function MistakesPage() {
  const { t } = useTranslation();
  const mode = usePlayMode();
  return (
    <ModeGate mode={mode.id}>
      <PageHead art={<ModeArt mode={mode.id} size={64} />} title={t(mode.titleKey)} text={t(mode.textKey)} />
      <Card className={styles.card}>
        <p>{t('mistakes.how')}</p>
        <PrimaryButton
          to={placePath(mode.paths.play, {})}
          icon={<IconPlayerPlayFilled size={20} aria-hidden="true" />}
        >
          {t('mistakes.start')}
        </PrimaryButton>
      </Card>
    </ModeGate>
  );
}
