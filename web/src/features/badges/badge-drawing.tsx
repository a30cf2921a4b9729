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
      height={(size * 106) / 96}
      viewBox="0 0 96 106"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.ribbon} d="M28 66L16 99l16-4 10 10 8-30zM68 66l12 33-16-4-10 10-8-30z" />
      <path
        className={styles.medal}
        d="M38.4 8.3Q48 -3 57.6 8.3Q71.5 3.3 74.2 17.8Q88.7 20.5 83.7 34.4Q95 44 83.7 53.6Q88.7 67.5 74.2 70.2Q71.5 84.7 57.6 79.7Q48 91 38.4 79.7Q24.5 84.7 21.8 70.2Q7.3 67.5 12.3 53.6Q1 44 12.3 34.4Q7.3 20.5 21.8 17.8Q24.5 3.3 38.4 8.3z"
      />
      <circle className={styles.face} cx="48" cy="44" r="28" />
      <path className={styles.glyph} d={path} transform="translate(26.4 22.4) scale(1.8)" />
    </svg>
  );
}
