import { RoomsPage } from './rooms-page.tsx';

/** /random-battle/friend/: a room for two. */
export function FriendPage() {
  return <RoomsPage kind="friend" />;
}
