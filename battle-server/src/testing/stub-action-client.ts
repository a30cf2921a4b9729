import type { ActionClient, ActionOutcome } from '@quiz-arena/contract/action-client';
import type { ActionName } from '@quiz-arena/contract/action-registry';

export interface SentAction {
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>> | undefined;
}

/** An action client that gives one outcome and notes what it was asked. */
export function stubActionClient(outcome: (name: ActionName) => object): {
  client: ActionClient;
  sent: SentAction[];
} {
  const sent: SentAction[] = [];
  const client: ActionClient = {
    async request(name, fields, options) {
      sent.push({ name, fields: fields as SentAction['fields'], headers: options?.headers });
      return outcome(name) as ActionOutcome<typeof name extends ActionName ? typeof name : never>;
    },
    call: () => Promise.reject(new Error('the battle server asks with request')),
  };
  return { client, sent };
}

/** Outcomes of a call: refused by the backend, failed on the way, answered. */
export const refused = (code: string, status = 200) => ({ kind: 'refused', status, code, message: code });
export const failed = { kind: 'failed', reason: 'timeout' };
export const answered = (answer: object) => ({ kind: 'answer', status: 200, success: undefined, answer });
