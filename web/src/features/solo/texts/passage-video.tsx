import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './passage-video.module.css';

/** Of YouTube's privacy-enhanced player; nothing is asked of it before the player presses. */
const PLAYER = 'https://www.youtube-nocookie.com/embed/';

/** A video of YouTube inside the page, once the player wants it. */
export function PassageVideo({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation();
  const [isWanted, setIsWanted] = useState(false);
  if (isWanted) {
    return (
      <iframe
        className={styles.video}
        src={`${PLAYER}${encodeURIComponent(id)}?autoplay=1&rel=0`}
        title={t('learn.video.title', { title })}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      />
    );
  }
  return (
    <button type="button" className={styles.video} onClick={() => setIsWanted(true)}>
      <span className={styles.mark}>
        <IconPlayerPlayFilled size={32} aria-hidden="true" />
      </span>
      <strong>{t('learn.video.load')}</strong>
      <span>{t('learn.video.privacy')}</span>
    </button>
  );
}
