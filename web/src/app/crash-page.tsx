import { useTranslation } from 'react-i18next';
import { EmptyState } from '../shared/ui/empty-state.tsx';
import { UnpluggedDrawing } from '../shared/ui/illustrations/unplugged-drawing.tsx';
import { PrimaryButton } from '../shared/ui/primary-button.tsx';

/** Shown in place of a page that broke. */
export function CrashPage() {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <EmptyState
        drawing={<UnpluggedDrawing />}
        title={t('app.crash.title')}
        text={t('app.crash.text')}
        action={<PrimaryButton onClick={() => location.reload()}>{t('app.crash.reload')}</PrimaryButton>}
      />
    </div>
  );
}
