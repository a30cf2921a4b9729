import { type ActionClient, createActionClient } from '@quiz-arena/contract/action-client';
import type { Log } from '../../ports/log.ts';
import { createPostForm, UrlForm } from './post-form.ts';

export interface QuizApiClientOptions {
  /** Address of the quiz backend without `/api`. */
  readonly baseUrl: string;
  readonly serviceKey: string;
  readonly log: Log;
  /** Longest wait for one answer, milliseconds. */
  readonly timeoutMs: number;
}

/** The quiz backend as the battle server calls it: by its service key, or with a player's own token. */
export function createQuizApiClient(options: QuizApiClientOptions): ActionClient {
  const { baseUrl, serviceKey, log, timeoutMs } = options;
  return createActionClient<UrlForm, number>({
    baseUrl,
    timeoutMs,
    fetch: createPostForm(),
    createForm: () => new UrlForm(),
    createTimeout: (milliseconds) => milliseconds,
    authorize: () => ({ 'x-service-key': serviceKey }),
    languageId: () => undefined,
    onUnauthorized: () => log.error({ alert: 'service-key-refused' }, 'the quiz backend refuses SERVICE_KEY'),
    log: (problem) => log.warn(problem, 'a call of the quiz backend failed'),
  });
}
