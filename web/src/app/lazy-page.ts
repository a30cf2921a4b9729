import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { trackPageLoad } from './page-loads.ts';

/** A page in a chunk of its own; the route progress bar runs while the chunk arrives. */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => {
    const module = await trackPageLoad(load());
    return { default: module[name] };
  });
}
