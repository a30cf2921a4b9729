import { useActionClient } from '../../shared/api/action-context.tsx';
import { loggedOut } from '../../shared/session/session-slice.ts';
import { useAppDispatch } from '../../shared/store/app-hooks.ts';

/**
 * A function that ends the session: its token at the server, which closes battles' sockets too, and everything that
 * this browser knows of it. The guard leads home.
 */
export function useSignOut(): () => void {
  const client = useActionClient();
  const dispatch = useAppDispatch();
  return () => {
    // Sent with the token of this moment; the browser forgets it whether the server was reached or not.
    void client.request('sign_out', {});
    dispatch(loggedOut('signed-out'));
  };
}
