import type { PlainTextKey } from '@quiz-arena/contract/texts/en';
import { IconBolt, IconHome2, IconLayoutGrid, IconTrophy, IconUser } from '@tabler/icons-react';
import { type Path, paths } from '../../shared/routing/paths.ts';

export interface NavItem {
  path: Path;
  textKey: PlainTextKey;
  Icon: typeof IconHome2;
  /** Left out of the desktop bar, where the face leads there. */
  isPhoneOnly?: true;
}

/** The main ways through the game, in order. */
export const navItems: readonly NavItem[] = [
  { path: paths.home, textKey: 'nav.home', Icon: IconHome2 },
  { path: paths.quizZone, textKey: 'nav.play', Icon: IconLayoutGrid },
  { path: paths.randomBattle, textKey: 'nav.battle', Icon: IconBolt },
  { path: paths.leaderboard, textKey: 'nav.ranks', Icon: IconTrophy },
  { path: paths.profile, textKey: 'nav.profile', Icon: IconUser, isPhoneOnly: true },
];
