import { IconPlayerPauseFilled, IconPlayerPlayFilled, IconVolumeOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './audio-clip.module.css';

interface AudioClipProps {
  url: string;
  /** Starts by itself where the browser lets it. */
  isAutomatic?: boolean;
  onEnded?: () => void;
}

type ClipState = 'still' | 'playing' | 'broken';

/** A clip with its button: plays, pauses, plays again. */
export function AudioClip({ url, isAutomatic = false, onEnded }: AudioClipProps) {
  const { t } = useTranslation();
  const audio = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState<ClipState>('still');
  const play = () => {
    // Refused without a gesture of the player (autoplay rules): the button stays as it is.
    audio.current?.play().catch(() => setState((now) => (now === 'playing' ? 'still' : now)));
  };
  useEffect(() => {
    const element = audio.current;
    if (isAutomatic) element?.play().catch(() => undefined);
    return () => element?.pause();
  }, [isAutomatic]);
  const isPlaying = state === 'playing';
  const Icon = isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  return (
    <div className={styles.clip} data-state={state}>
      {/* biome-ignore lint/a11y/useMediaCaption: the clip is the question; words beside it would be the answer */}
      <audio
        ref={audio}
        src={url}
        preload="auto"
        onPlay={() => setState('playing')}
        onPause={() => setState('still')}
        onError={() => setState('broken')}
        onEnded={onEnded}
      />
      {state === 'broken' ? (
        <p className={styles.broken} role="status">
          <IconVolumeOff size={24} aria-hidden="true" />
          {t('audio.broken')}
        </p>
      ) : (
        <button
          type="button"
          className={styles.button}
          onClick={() => (isPlaying ? audio.current?.pause() : play())}
        >
          <span className={styles.mark}>
            <Icon size={28} aria-hidden="true" />
          </span>
          <span>{t(isPlaying ? 'audio.pause' : 'audio.play')}</span>
          <span className={styles.waves} aria-hidden="true">
            {Array.from({ length: 12 }, (_, bar) => (
              <span key={bar} />
            ))}
          </span>
        </button>
      )}
    </div>
  );
}
