import { useTranslation } from 'react-i18next';
import type { ActionError } from '../../shared/api/action-types.ts';
import { errorTextKey } from '../../shared/api/error-text.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { LostPageDrawing } from '../../shared/ui/illustrations/lost-page-drawing.tsx';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';

interface UnavailableLevelProps {
  error: ActionError;
  onRetry: () => void;
  levelsPath: string;
}

/** A level that cannot be played: without questions, locked, or out of reach at the moment. */
export function UnavailableLevel({ error, onRetry, levelsPath }: UnavailableLevelProps) {
  const { t } = useTranslation();
  const toLevels = <PrimaryButton to={levelsPath}>{t('result.levels')}</PrimaryButton>;
  if (error.kind === 'failed') return <ErrorState onRetry={onRetry} />;
  if (error.code === 'DATA_NOT_FOUND') {
    return (
      <EmptyState
        drawing={<LostPageDrawing />}
        title={t('no_questions_found')}
        text={t('play.none.text')}
        action={toLevels}
      />
    );
  }
  if (error.code === 'NOT_ALLOWED') {
    return (
      <EmptyState
        drawing={<LostPageDrawing />}
        title={t('play.locked.title')}
        text={t('play.locked.text')}
        action={toLevels}
      />
    );
  }
  return <ErrorState text={t(errorTextKey(error))} onRetry={onRetry} />;
}
