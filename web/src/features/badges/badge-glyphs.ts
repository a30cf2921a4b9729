import type { BadgeType } from '@quiz-arena/contract/badges';

export type BadgeTone = 'violet' | 'teal' | 'amber' | 'blue' | 'accent';

/** What is engraved on each medal: strokes in a square of 24, and the medal's colour. */
export const badgeGlyphs: Readonly<Record<BadgeType, { tone: BadgeTone; path: string }>> = {
  /** A flag. */
  dashing_debut: { tone: 'violet', path: 'M7 21V4M7 5c4-2.5 6 2 10.5 0v8.5c-4.5 2-6.5-2.5-10.5 0' },
  /** Two crossed swords. */
  combat_winner: {
    tone: 'accent',
    path: 'M4.5 4.5l12 12M19.5 4.5l-12 12M14 19l5-5M5 14l5 5M17.5 17.5l2 2M6.5 17.5l-2 2',
  },
  /** A crown. */
  clash_winner: { tone: 'blue', path: 'M4.5 17.5V8l4.5 4 3-6 3 6 4.5-4v9.5z' },
  /** A cup. */
  most_wanted_winner: {
    tone: 'amber',
    path: 'M8 4h8v5.5a4 4 0 0 1-8 0zM8 5.5H4.8c0 3 1.2 4.2 3.2 4.5M16 5.5h3.2c0 3-1.2 4.2-3.2 4.5M12 13.5v5M8.5 19.5h7',
  },
  /** A star. */
  ultimate_player: {
    tone: 'violet',
    path: 'M12 3.5l2.6 5.3 5.9.9-4.3 4.1 1 5.8L12 16.9l-5.2 2.7 1-5.8L3.5 9.7l5.9-.9z',
  },
  /** A shield. */
  quiz_warrior: {
    tone: 'teal',
    path: 'M12 3.5l7 2.8v4.9c0 4.6-2.9 7.6-7 9.3-4.1-1.7-7-4.7-7-9.3V6.3zM9 11.7l2.2 2.2 3.8-4',
  },
  /** A bolt. */
  super_sonic: { tone: 'accent', path: 'M13.5 3L6 13.5h4.7L10 21l8-10.5h-5z' },
  /** A clock that runs back. */
  flashback: { tone: 'blue', path: 'M5.3 9.5A7.5 7.5 0 1 1 4.7 14M4.5 5v4.8h4.8M12.2 8.5v4l2.9 1.7' },
  /** A bulb. */
  brainiac: {
    tone: 'amber',
    path: 'M9.3 18h5.4M10.3 20.8h3.4M9.4 15.2c0-1.3-.7-2-1.4-2.9a5.3 5.3 0 1 1 8 0c-.7.9-1.4 1.6-1.4 2.9z',
  },
  /** A summit. */
  big_thing: { tone: 'teal', path: 'M3 19l6-9.5 3.5 5L15 11l6 8zM9 9.5V3.5l4.5 1.8L9 7.2' },
  /** A diamond. */
  elite: { tone: 'blue', path: 'M7 4.5h10l4 5.5-9 10-9-10zM3 10h18M9 10l3 9.5 3-9.5-3-5.3z' },
  /** A drop. */
  thirsty: {
    tone: 'teal',
    path: 'M12 3.5c3.6 4.2 6 7.1 6 10.6a6 6 0 0 1-12 0c0-3.5 2.4-6.4 6-10.6zM9.3 14.3a2.7 2.7 0 0 0 2.7 2.7',
  },
  /** A rosette. */
  power_elite: {
    tone: 'violet',
    path: 'M12 3.5a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM8.7 12.7L6.5 20l3.3-1.2L12 21l2.2-2.2 3.3 1.2-2.2-7.3M12 7v3',
  },
  /** A heart. */
  sharing_caring: {
    tone: 'accent',
    path: 'M12 20c-4.7-3-7.8-6-7.8-10A4.2 4.2 0 0 1 12 7.8 4.2 4.2 0 0 1 19.8 10c0 4-3.1 7-7.8 10z',
  },
  /** A flame. */
  streak: {
    tone: 'amber',
    path: 'M12.3 3c.5 3.8 5.2 5.7 5.2 10.7a5.5 5.5 0 0 1-11 .3c0-2.2 1-3.7 2.3-5 .2 1.7.9 2.5 1.9 2.9-.4-3.4-.2-6.3 1.6-8.9z',
  },
};
