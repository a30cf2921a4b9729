import { Navigate } from 'react-router-dom';
import { paths } from '../shared/routing/paths.ts';

/** Clients of the family know bookmark play by this address too. */
export function BookmarkPlayPage() {
  return <Navigate to={paths.playBookmarks} replace />;
}
