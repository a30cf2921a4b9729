import { loadContent } from '../domains/catalogue/load-content.ts';
import { smallBank } from './small-bank.ts';
import { startTestApi, type TestApi } from './test-api.ts';

/**
 * A whole API with 12 questions a level, for tests that play: rate limits are out of the way.
 * @param content `hasOtherModes`: also content of every other mode; `questionsPerLevel`: others than 12
 */
export async function startQuizApi(
  content: { hasOtherModes?: boolean; questionsPerLevel?: number } = {},
): Promise<TestApi> {
  const api = await startTestApi({
    RATE_LIMIT_PLAYER_PER_MINUTE: '100000',
    RATE_LIMIT_ADDRESS_PER_MINUTE: '100000',
  });
  await loadContent(api.db, smallBank({ questionsPerLevel: 12, ...content }), api.clock.now());
  return api;
}
