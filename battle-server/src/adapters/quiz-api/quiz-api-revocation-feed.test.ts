import { describe, expect, it } from 'vitest';
import { answered, failed, stubActionClient } from '../../testing/stub-action-client.ts';
import { createQuizApiRevocationFeed } from './quiz-api-revocation-feed.ts';

describe('revocations', () => {
  it('treat a deleted account like a deactivated one, and go on from the cursor', async () => {
    const rows = [
      { user_id: '7', reason: 'superseded', valid_token_hash: 'ab' },
      { user_id: '8', reason: 'deleted', valid_token_hash: '' },
    ];
    const { client, sent } = stubActionClient(() => answered({ data: rows, cursor: '12' }));
    const feed = createQuizApiRevocationFeed(client);
    expect(await feed.poll(null)).toEqual({
      cursor: '12',
      revocations: [
        { playerId: '7', reason: 'superseded', validTokenHash: 'ab' },
        { playerId: '8', reason: 'deactivated', validTokenHash: '' },
      ],
    });
    await feed.poll('12');
    expect(sent.map(({ fields }) => fields)).toEqual([{}, { cursor: '12' }]);
  });

  it('are asked for again with the same cursor when the backend did not answer', async () => {
    const { client } = stubActionClient(() => failed);
    expect(await createQuizApiRevocationFeed(client).poll('12')).toBeNull();
  });
});
