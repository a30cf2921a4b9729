import { type ComponentType, createElement, lazy, useState } from 'react';
import { trackPageLoad } from './page-loads.ts';

/** A page that is fetched when it is drawn, or before that through `load`. */
export type LazyPage = ComponentType & {
  readonly load: () => Promise<void>;
  /** The one import of its chunk, as it is written: the build reads from it which files the page has. */
  readonly source: () => Promise<unknown>;
};

/**
 * A page in a chunk of its own; the route progress bar runs while the chunk arrives. One that is here already is drawn
 * at once: React.lazy alone would draw its fallback first, and keep it for 300 ms.
 */
export function lazyPage<Name extends string>(
  source: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyPage {
  let ready: ComponentType | undefined;
  const Lazy = lazy<ComponentType>(async () => {
    const module = await trackPageLoad(source());
    return { default: module[name] };
  });
  function Page() {
    // Decided once: another type in the middle of a visit would begin the page anew.
    const [shown] = useState<{ Page: ComponentType }>(() => ({ Page: ready ?? Lazy }));
    return createElement(shown.Page);
  }
  const load = async () => {
    ready = (await source())[name];
  };
  return Object.assign(Page, { load, source });
}
