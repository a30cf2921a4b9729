import { IconEar } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PrimaryButton } from '../shared/ui/primary-button.tsx';
import { AudioClip } from './audio-clip.tsx';
import styles from './listen-first.module.css';

export interface Listening {
  /** When the question's time starts whether the clip was heard or not, in the clock of `now`. */
  startsAt: number;
  now: () => number;
  /** The clip was heard, or is not waited for. */
  onShow: () => void;
}

interface ListenFirstProps extends Listening {
  url: string;
  /** The question can be answered; once it cannot, nothing is covered. */
  canAnswer: boolean;
  children: ReactNode;
}

/** A clip, and its answers covered until it was heard, the player asks for them, or the time starts. */
export function ListenFirst({ url, startsAt, now, onShow, canAnswer, children }: ListenFirstProps) {
  const { t } = useTranslation();
  const hasStarted = useHasStarted(startsAt, now);
  const isCovered = canAnswer && !hasStarted;
  return (
    <>
      <AudioClip url={url} isAutomatic={isCovered} {...(isCovered ? { onEnded: onShow } : {})} />
      {isCovered ? (
        <div className={styles.cover}>
          <p>
            <IconEar size={28} aria-hidden="true" />
            {t('audio.listen')}
          </p>
          <PrimaryButton look="outline" onClick={onShow}>
            {t('audio.show')}
          </PrimaryButton>
        </div>
      ) : (
        children
      )}
    </>
  );
}

function useHasStarted(startsAt: number, now: () => number): boolean {
  const [hasStarted, setHasStarted] = useState(() => startsAt <= now());
  useEffect(() => {
    const leftMs = startsAt - now();
    setHasStarted(leftMs <= 0);
    if (leftMs <= 0) return;
    const timer = setTimeout(() => setHasStarted(true), leftMs);
    return () => clearTimeout(timer);
  }, [startsAt, now]);
  return hasStarted;
}
