import { type ComponentType, createElement, lazy, useState } from 'react';
import type { PageStart } from '../shared/routing/page-start.ts';
import { trackPageLoad } from './page-loads.ts';

/** A page that is fetched when it is drawn, or before that through `load`. */
export type LazyPage = ComponentType & {
  readonly load: () => Promise<void>;
  /** Begins what the page, once it is fetched, can begin before it is drawn. */
  readonly startEarly: (start: PageStart) => void;
  /** The one import of its chunk, as it is written: the build reads from it which files the page has. */
  readonly source: () => Promise<unknown>;
};

/** Of a page's exports the client uses its component and, where there is one, its early start. */
type PageModule<Name extends string> = Record<Name, ComponentType> & {
  readonly startEarly?: LazyPage['startEarly'];
};

/**
 * A page in a chunk of its own; the route progress bar runs while the chunk arrives. One that is here already is drawn
 * at once: React.lazy alone would draw its fallback first, and keep it for 300 ms.
 */
export function lazyPage<Name extends string>(source: () => Promise<PageModule<Name>>, name: Name): LazyPage {
  let ready: PageModule<Name> | undefined;
  const Lazy = lazy<ComponentType>(async () => {
    const module = await trackPageLoad(source());
    return { default: module[name] };
  });
  function Page() {
    // Decided once: another type in the middle of a visit would begin the page anew.
    const [shown] = useState<{ Page: ComponentType }>(() => ({ Page: ready?.[name] ?? Lazy }));
    return createElement(shown.Page);
  }
  const load = async () => {
    ready = await source();
  };
  const startEarly = (start: PageStart) => ready?.startEarly?.(start);
  return Object.assign(Page, { load, startEarly, source });
}
