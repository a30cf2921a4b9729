import { useTranslation } from 'react-i18next';
import { paths } from '../shared/routing/paths.ts';
import { EmptyState } from '../shared/ui/empty-state.tsx';
import { LostPageDrawing } from '../shared/ui/illustrations/lost-page-drawing.tsx';
import { PrimaryButton } from '../shared/ui/primary-button.tsx';

/** An address that leads nowhere. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing={<LostPageDrawing />}
      title={t('app.notFound.title')}
      text={t('app.notFound.text')}
      action={<PrimaryButton to={paths.home}>{t('action.home')}</PrimaryButton>}
    />
  );
}
