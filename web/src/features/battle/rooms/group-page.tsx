import { RoomsPage } from './rooms-page.tsx';

/** /group-battle/: a room for two to four. */
export function GroupPage() {
  return <RoomsPage kind="group" />;
}
