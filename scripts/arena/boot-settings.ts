/** Longest wait for the settings, milliseconds: a page without them fetches them itself. */
const PATIENCE_MS = 400;

/** The settings of the game as the backend answers them. */
export interface BootSettings {
  readonly web: object;
  readonly system: object;
}

/**
 * What every page asks for first, asked for by the server that sends the page.
 * @param clientAddress whose page it is: limits count by address
 * @returns null when the backend does not answer soon, or not with settings
 */
export async function readBootSettings(
  quizApiUrl: string,
  clientAddress: string,
): Promise<BootSettings | null> {
  const ask = async (action: string): Promise<object> => {
    const response = await fetch(`${quizApiUrl}/api/${action}`, {
      method: 'POST',
      headers: { 'x-forwarded-for': clientAddress },
      body: new FormData(),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return dataOf(await response.json());
  };
  try {
    const [web, system] = await Promise.all([ask('get_web_settings'), ask('get_system_configurations')]);
    return { web, system };
  } catch {
    return null;
  }
}

/** The data of an answer. @throws when it is a refusal or no answer */
function dataOf(body: unknown): object {
  if (
    typeof body === 'object' &&
    body !== null &&
    'data' in body &&
    'error' in body &&
    body.error === false
  ) {
    if (typeof body.data === 'object' && body.data !== null) return body.data;
  }
  throw new Error('no settings');
}
