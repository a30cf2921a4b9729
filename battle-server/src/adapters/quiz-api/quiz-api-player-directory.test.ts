import { createHash } from 'node:crypto';
import { userId } from '@quiz-arena/contract/ids';
import { describe, expect, it } from 'vitest';
import { answered, failed, refused, stubActionClient } from '../../testing/stub-action-client.ts';
import { createQuizApiPlayerDirectory } from './quiz-api-player-directory.ts';

describe('players', () => {
  const row = { id: '7', name: 'Ada', profile: '', rating: '1512.5', rating_deviation: '80' };

  it('are asked for once a minute with the player’s own token, which is not kept', async () => {
    let now = 0;
    const { client, sent } = stubActionClient(() => answered({ data: row }));
    const directory = createQuizApiPlayerDirectory(client, () => now);
    const tokenHash = createHash('sha256').update('token').digest('hex');
    const ada = { userId: '7', name: 'Ada', image: '', rating: 1512.5, isProvisional: false };
    const both = await Promise.all([directory.resolve('token'), directory.resolve('token')]);
    expect(both).toEqual(Array(2).fill({ kind: 'player', player: ada, tokenHash }));
    expect(sent).toEqual([
      { name: 'get_user_by_id', fields: {}, headers: { authorization: 'Bearer token' } },
    ]);
    now += 60_001;
    await directory.resolve('token');
    expect(sent).toHaveLength(2);
  });

  it('are asked for again once they are forgotten', async () => {
    const { client, sent } = stubActionClient(() => answered({ data: row }));
    const directory = createQuizApiPlayerDirectory(client, () => 0);
    await directory.resolve('token');
    directory.forget(userId.parse('8'));
    await directory.resolve('token');
    expect(sent).toHaveLength(1);
    directory.forget(userId.parse('7'));
    await directory.resolve('token');
    expect(sent).toHaveLength(2);
  });

  it('are not remembered as refused or unavailable', async () => {
    const outcomes = [
      failed,
      refused('UNAUTHORIZED', 401),
      refused('ACCOUNT_DEACTIVATED', 401),
      answered({ data: row }),
    ];
    const { client } = stubActionClient(() => outcomes.shift() ?? failed);
    const directory = createQuizApiPlayerDirectory(client, () => 0);
    expect(await directory.resolve('token')).toEqual({ kind: 'unavailable' });
    expect(await directory.resolve('token')).toEqual({ kind: 'refused', code: 'UNAUTHORIZED' });
    expect(await directory.resolve('token')).toEqual({ kind: 'refused', code: 'ACCOUNT_DEACTIVATED' });
    expect(await directory.resolve('token')).toMatchObject({ kind: 'player' });
  });
});

describe('standings', () => {
  it('are those of the moment, asked for by the service; not known while the backend is away [B17]', async () => {
    const outcomes = [answered({ data: { coins: '35', rating: '1512.5' } }), failed];
    const { client, sent } = stubActionClient(() => outcomes.shift() ?? failed);
    const directory = createQuizApiPlayerDirectory(client, () => 0);
    expect(await directory.standingOf(userId.parse('7'))).toEqual({
      coins: 35,
      rating: 1512.5,
      isProvisional: false,
    });
    expect(await directory.standingOf(userId.parse('7'))).toBeNull();
    expect(sent[0]).toMatchObject({ name: 'get_user_by_id', fields: { user_id: '7' } });
  });
});
