import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { UnpluggedDrawing } from './illustrations/unplugged-drawing.tsx';
import { PrimaryButton } from './primary-button.tsx';
import styles from './state.module.css';

interface ErrorStateProps {
  title?: string;
  text?: string;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** Something failed: what happened, what to do, and a button that does it. */
export function ErrorState({ title, text, onRetry, isRetrying = false }: ErrorStateProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.state} role="alert">
      <UnpluggedDrawing />
      <h2>{title ?? t('state.failed.title')}</h2>
      <p>{text ?? t('state.failed.text')}</p>
      <PrimaryButton
        icon={<IconRefresh size={20} aria-hidden="true" />}
        onClick={onRetry}
        isBusy={isRetrying}
      >
        {t('action.retry')}
      </PrimaryButton>
    </div>
  );
}
