import { useTranslation } from 'react-i18next';
import type { PlayMode } from '../../../quiz-play/play-mode.ts';
import type { ActionError } from '../../../shared/api/action-types.ts';
import { errorTextKey } from '../../../shared/api/error-text.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { LostPageDrawing } from '../../../shared/ui/illustrations/lost-page-drawing.tsx';
import { ModeArt } from '../../../shared/ui/illustrations/mode-art.tsx';
import { PrimaryButton } from '../../../shared/ui/primary-button.tsx';
import type { WayUp } from '../place-path.ts';

interface UnavailableGameProps {
  error: ActionError;
  mode: PlayMode;
  onRetry: () => void;
  up: WayUp;
}

/** A game that cannot be played: without questions, locked, played already, or out of reach at the moment. */
export function UnavailableGame({ error, mode, onRetry, up }: UnavailableGameProps) {
  const { t } = useTranslation();
  const hasLevels = mode.ground?.kind === 'levels';
  const wayUp = <PrimaryButton to={up.to}>{t(up.labelKey)}</PrimaryButton>;
  if (error.kind === 'failed') return <ErrorState onRetry={onRetry} />;
  const own = mode.refusals?.[error.code];
  if (own !== undefined) {
    return (
      <EmptyState
        drawing={<ModeArt mode={mode.id} size={96} />}
        title={t(own.titleKey)}
        text={t(own.textKey)}
        action={wayUp}
      />
    );
  }
  if (error.code === 'DATA_NOT_FOUND') {
    return (
      <EmptyState
        drawing={<LostPageDrawing />}
        title={t('no_questions_found')}
        text={t(hasLevels ? 'play.none.text' : 'play.none.elsewhere')}
        action={wayUp}
      />
    );
  }
  if (error.code === 'NOT_ALLOWED') {
    return (
      <EmptyState
        drawing={<LostPageDrawing />}
        title={t(hasLevels ? 'play.locked.title' : 'play.premium.title')}
        text={t(hasLevels ? 'play.locked.text' : 'play.premium.text')}
        action={wayUp}
      />
    );
  }
  if (error.code === 'ALREADY_PLAYED_TODAY') {
    return (
      <EmptyState
        drawing={<ModeArt mode={mode.id} size={96} />}
        title={t('already_played')}
        text={t('play.tomorrow')}
        action={wayUp}
      />
    );
  }
  return <ErrorState text={t(errorTextKey(error))} onRetry={onRetry} />;
}
