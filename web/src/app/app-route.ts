import type { PlainTextKey } from '@quiz-arena/contract/texts/en';
import type { LazyPage } from './lazy-page.ts';

/** A page of the client. */
export interface AppRoute {
  /** A React Router pattern; it matches with and without the slash at its end. */
  path: string;
  titleKey: PlainTextKey;
  /** `full`: bars and column; `focus`: a logo and a narrow column; `bare`: nothing, the page is a scene of its own. */
  frame: 'full' | 'focus' | 'bare';
  Page: LazyPage;
}
