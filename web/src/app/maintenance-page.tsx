import { Navigate } from 'react-router-dom';
import { paths } from '../shared/routing/paths.ts';

/** Where clients of the family send players during maintenance: the gate shows its notice; once it is over, home. */
export function MaintenancePage() {
  return <Navigate to={paths.home} replace />;
}
