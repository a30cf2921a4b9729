import type { WebSettings } from '@quiz-arena/contract/actions/configuration';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../shared/store/app-hooks.ts';
import { Card } from '../../shared/ui/card.tsx';
import { SwitchRow } from '../../shared/ui/switch-row.tsx';
import styles from './profile-page.module.css';
import { canPush, usePush } from './use-push.ts';

/** Push messages, where the operator has set them up and the browser can show them. */
export function PushSettings() {
  const web = useAppSelector((state) => state.settings.web);
  return canPush(web) ? <PushSwitch web={web} /> : null;
}

function PushSwitch({ web }: { web: WebSettings }) {
  const { t } = useTranslation();
  const { isOn, toggle } = usePush(web);
  return (
    <Card className={styles.settings} aria-labelledby="push">
      <h2 id="push">{t('settings.notifications')}</h2>
      <SwitchRow
        label={t('settings.push')}
        text={t('settings.push.text')}
        isOn={isOn}
        onChange={(isWanted) => void toggle(isWanted)}
      />
    </Card>
  );
}
