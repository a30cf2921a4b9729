import type { PlainTextKey } from '@quiz-arena/contract/texts/en';
import { IconClockExclamation, IconWifi1, IconWifiOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './play-notice-line.module.css';
import type { PlayNotice } from './play-slice.ts';

const faces = {
  offline: { Icon: IconWifiOff, textKey: 'play.offline' },
  slow: { Icon: IconWifi1, textKey: 'play.slow' },
  answerLate: { Icon: IconClockExclamation, textKey: 'play.answerLate' },
} as const satisfies Record<PlayNotice, { Icon: typeof IconWifiOff; textKey: PlainTextKey }>;

/** Something the player should know about the way to the server, told calmly. */
export function PlayNoticeLine({ notice }: { notice: PlayNotice | null }) {
  const { t } = useTranslation();
  if (notice === null) return null;
  const { Icon, textKey } = faces[notice];
  return (
    <p className={styles.notice} role="status">
      <Icon size={22} aria-hidden="true" />
      {t(textKey)}
    </p>
  );
}
