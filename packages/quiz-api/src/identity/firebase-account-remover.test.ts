import { describe, expect, it } from 'vitest';
import { createFirebaseAccountRemover } from './firebase-account-remover.ts';

function remover(error?: Error) {
  const deleted: string[] = [];
  const { remove } = createFirebaseAccountRemover({
    async deleteUser(uid) {
      deleted.push(uid);
      if (error) throw error;
    },
  });
  return { remove, deleted };
}

describe('deleting an account at the sign-in service', () => {
  it('asks for it by its uid', async () => {
    const { remove, deleted } = remover();
    await remove('somebody');
    expect(deleted).toEqual(['somebody']);
  });

  it('is done when there is no such account', async () => {
    const gone = Object.assign(new Error('gone'), { code: 'auth/user-not-found' });
    await expect(remover(gone).remove('nobody')).resolves.toBeUndefined();
  });

  it('fails when the service does', async () => {
    const down = Object.assign(new Error('down'), { code: 'auth/internal-error' });
    await expect(remover(down).remove('somebody')).rejects.toThrow('down');
  });
});
