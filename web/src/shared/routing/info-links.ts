import type { PlainTextKey } from '@quiz-arena/contract/texts/en';
import { type Path, paths } from './paths.ts';

/** Pages about the game, in the order in which they are offered. */
export const infoLinks = [
  { path: paths.howToPlay, titleKey: 'title.howToPlay' },
  { path: paths.faq, titleKey: 'title.faq' },
  { path: paths.aboutUs, titleKey: 'title.aboutUs' },
  { path: paths.contactUs, titleKey: 'title.contactUs' },
  { path: paths.privacyPolicy, titleKey: 'title.privacyPolicy' },
  { path: paths.terms, titleKey: 'title.terms' },
] as const satisfies readonly { path: Path; titleKey: PlainTextKey }[];
