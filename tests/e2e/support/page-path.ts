import type { paths } from '../../../web/src/shared/routing/paths.ts';
import type { soloPaths } from '../../../web/src/shared/routing/solo-paths.ts';

type Each<Table> = Table extends unknown ? Table[keyof Table] : never;

/** Every address of the client as its tables have it, and what is shown at any other one. */
export type PagePath = Each<typeof paths> | Each<Each<typeof soloPaths>> | '*';

/** What an address of this page looks like, behind the host. */
export function addressOf(path: PagePath): RegExp {
  const pattern = path
    .replaceAll(/\/:\w+\?/g, '(/[^/]+)?')
    .replaceAll(/:\w+/g, '[^/]+')
    .replace(/^\*$/, '/.+')
    .replace(/\/$/, '/?');
  return new RegExp(`^https?://[^/]+${pattern}(\\?.*)?$`);
}
