import { useTranslation } from 'react-i18next';
import { motionReduced, soundSwitched, themeChosen } from '../../shared/settings/preferences-slice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/app-hooks.ts';
import { Card } from '../../shared/ui/card.tsx';
import { SegmentedTabs } from '../../shared/ui/segmented-tabs.tsx';
import { SwitchRow } from '../../shared/ui/switch-row.tsx';
import styles from './profile-page.module.css';

const themes = [
  { value: 'auto', textKey: 'profile.theme.auto' },
  { value: 'light', textKey: 'profile.theme.light' },
  { value: 'dark', textKey: 'profile.theme.dark' },
] as const;

/** How this browser shows and sounds the game. */
export function GameSettings() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { theme, isSoundOn, isMotionReduced } = useAppSelector((state) => state.preferences);
  return (
    <Card className={styles.settings} aria-labelledby="look">
      <h2 id="look">{t('settings.look')}</h2>
      <div className={styles.setting}>
        <span aria-hidden="true">{t('profile.theme')}</span>
        <SegmentedTabs
          label={t('profile.theme')}
          value={theme}
          options={themes.map(({ value, textKey }) => ({ value, label: t(textKey) }))}
          onChange={(choice) => dispatch(themeChosen(choice))}
        />
      </div>
      <SwitchRow
        label={t('profile.sound')}
        text={t('profile.sound.text')}
        isOn={isSoundOn}
        onChange={(isOn) => dispatch(soundSwitched(isOn))}
      />
      <SwitchRow
        label={t('settings.motion')}
        text={t('settings.motion.text')}
        isOn={isMotionReduced}
        onChange={(isOn) => dispatch(motionReduced(isOn))}
      />
    </Card>
  );
}
