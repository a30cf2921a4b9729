import type { Auth } from 'firebase-admin/auth';
import type { AccountRemover } from './account-remover.ts';

/** Deletes accounts with firebase-admin. */
export function createFirebaseAccountRemover(auth: Pick<Auth, 'deleteUser'>): AccountRemover {
  return {
    async remove(firebaseId) {
      try {
        await auth.deleteUser(firebaseId);
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    },
  };
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
}
