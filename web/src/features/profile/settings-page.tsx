import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/routing/paths.ts';
import { SubPage } from '../../shared/ui/sub-page.tsx';
import { GameSettings } from './game-settings.tsx';
import { LanguageSettings } from './language-settings.tsx';
import { PushSettings } from './push-settings.tsx';

/** How this browser shows and sounds the game, and in which languages. */
export function SettingsPage() {
  const { t } = useTranslation();
  return (
    <SubPage title={t('title.settings')} back={{ to: paths.profile, label: t('account.toProfile') }}>
      <GameSettings />
      <LanguageSettings />
      <PushSettings />
    </SubPage>
  );
}
