import type { Page } from '@playwright/test';
import type { PagePath } from '../page-path.ts';

export interface SceneStage {
  readonly page: Page;
  readonly openProfile: () => Promise<Page>;
  /** Looks at the page that is open: it has this address, or the one that this leads to. */
  look: (path: PagePath, page?: Page, leadsTo?: PagePath) => Promise<void>;
}

/** A way through some pages by keyboard alone, looking at each. */
export interface PageScene {
  readonly title: string;
  /** What has to be looked at on the way. */
  readonly pages: readonly PagePath[];
  play: (stage: SceneStage) => Promise<void>;
}
