import type { BadgeType } from '@quiz-arena/contract/badges';
import styles from './badge-drawing.module.css';
import { badgeGlyphs } from './badge-glyphs.ts';

interface BadgeDrawingProps {
  type: BadgeType;
  isLocked: boolean;
  size?: number;
}

/** A medal on a ribbon with the badge's own sign; grey until it is unlocked. Decoration: its name stands beside it. */
export function BadgeDrawing({ type, isLocked, size = 92 }: BadgeDrawingProps) {
  const { tone, path } = badgeGlyphs[type];
  return (
    <svg
      className={styles.badge}
      data-tone={isLocked ? 'locked' : tone}
      width={size}
      height={size}
      viewBox="0 0 96 96"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.ribbon} d="M30 52l-10 36 14-5 9 11 9-34zM66 52l10 36-14-5-9 11-9-34z" />
      <path
        className={styles.medal}
        d="M48 4l9.6 5.6 11.1-.4 5.2 9.8 9.4 5.9-.6 11.1L87 46l-5.6 9.6.4 11.1-9.8 5.2-5.9 9.4-11.1-.6L48 84l-9.6-3.3-11.1.6-5.9-9.4-9.8-5.2.4-11.1L9 46l4.3-10-.6-11.1 9.4-5.9 5.2-9.8 11.1.4z"
      />
      <circle className={styles.face} cx="48" cy="44" r="28" />
      <path className={styles.glyph} d={path} transform="translate(26.4 22.4) scale(1.8)" />
    </svg>
  );
}
