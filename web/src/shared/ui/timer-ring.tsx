import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatClock } from './format-clock.ts';
import styles from './timer-ring.module.css';

interface TimerRingProps {
  /** When the time is over, in the clock of `now`; null: the ring stands still at `stoppedMs`. */
  deadline: number | null;
  /** The whole time, ms. */
  totalMs: number;
  /** Time left where the ring stands still, ms. */
  stoppedMs?: number;
  /** The clock, ms. Battles give the server's. */
  now?: () => number;
  size?: number;
  tone?: 'accent' | 'teal';
  /** Says the time left at half, 10 s and 5 s to screen readers. Only one ring a screen should. */
  isAnnouncing?: boolean;
  /** Stands in the middle instead of the clock (a player's face); the clock is then left to the caller's layout. */
  children?: ReactNode;
  onElapsed?: () => void;
}

const STEP_MS = 200;
const RADIUS = 45;
const AROUND = 2 * Math.PI * RADIUS;

/** Time left as a ring that runs down and mm:ss. Reads `deadline − now` and draws without React state. */
export function TimerRing(props: TimerRingProps) {
  const { totalMs, size = 84, tone = 'accent', isAnnouncing = false, children } = props;
  const ring = useRef<SVGCircleElement>(null);
  const clock = useRef<HTMLSpanElement>(null);
  const voice = useRef<HTMLSpanElement>(null);
  useCountdown(props, ring, clock, voice);
  return (
    <div className={styles.ring} data-tone={tone} style={{ inlineSize: size, blockSize: size }}>
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <circle className={styles.track} cx="50" cy="50" r={RADIUS} />
        <circle ref={ring} className={styles.hand} cx="50" cy="50" r={RADIUS} strokeDasharray={AROUND} />
      </svg>
      <div className={styles.middle}>
        {children}
        <span ref={clock} role="timer" className={children === undefined ? styles.clock : 'visually-hidden'}>
          {formatClock(props.stoppedMs ?? totalMs)}
        </span>
      </div>
      {isAnnouncing && <span ref={voice} className="visually-hidden" aria-live="assertive" />}
    </div>
  );
}

type Slot<Node> = { readonly current: Node | null };

function useCountdown(
  { deadline, totalMs, stoppedMs, now = Date.now, onElapsed }: TimerRingProps,
  ring: Slot<SVGCircleElement>,
  clock: Slot<HTMLSpanElement>,
  voice: Slot<HTMLSpanElement>,
) {
  const { t } = useTranslation();
  const latest = useRef({ onElapsed, now, t });
  useEffect(() => {
    latest.current = { onElapsed, now, t };
  });
  useEffect(() => {
    let lastLeft = Number.POSITIVE_INFINITY;
    const draw = (leftMs: number) => {
      const left = Math.min(totalMs, Math.max(0, leftMs));
      ring.current?.style.setProperty(
        'stroke-dashoffset',
        String(AROUND * (1 - left / Math.max(1, totalMs))),
      );
      ring.current?.toggleAttribute('data-late', left <= 5000);
      if (clock.current !== null) clock.current.textContent = formatClock(left);
      const mark = [totalMs / 2, 10_000, 5_000].find((ms) => lastLeft > ms && left <= ms);
      if (mark !== undefined && left > 0 && Number.isFinite(lastLeft) && voice.current !== null) {
        voice.current.textContent = latest.current.t('timer.seconds', { count: Math.ceil(left / 1000) });
      }
      lastLeft = left;
      return left;
    };
    if (deadline === null) {
      draw(stoppedMs ?? totalMs);
      return;
    }
    const timer = setInterval(step, STEP_MS);
    function step() {
      if (deadline === null || draw(deadline - latest.current.now()) > 0) return;
      clearInterval(timer);
      latest.current.onElapsed?.();
    }
    step();
    return () => clearInterval(timer);
  }, [deadline, totalMs, stoppedMs, ring, clock, voice]);
}
