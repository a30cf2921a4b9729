import type { Page } from '@playwright/test';

/** Calls the backend as the player of a page does; a refusal fails the test. */
export type PlayerCalls = (action: string, fields: Record<string, string>) => Promise<unknown>;

/** @returns calls with the token of the player who is signed in on this page */
export async function callsOf(page: Page): Promise<PlayerCalls> {
  const stored = await page.evaluate(() => localStorage.getItem('persist:root') ?? '');
  const { session } = JSON.parse(stored) as { session: { apiToken: string } };
  return async (action, fields) => {
    const response = await fetch(`${process.env.ARENA_API_URL}/api/${action}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${session.apiToken}` },
      body: new URLSearchParams(fields),
    });
    const answer = (await response.json()) as { error: boolean };
    if (answer.error) throw new Error(`${action} was refused: ${JSON.stringify(answer)}`);
    return answer;
  };
}
