import type { ActionClient } from '@quiz-arena/contract/action-caller';
import { createContext, useContext } from 'react';

const ActionContext = createContext<ActionClient | null>(null);

export const ActionProvider = ActionContext.Provider;

/** The client for calls that are not cached reads: everything that writes, opens an attempt, or signs in. */
export function useActionClient(): ActionClient {
  const client = useContext(ActionContext);
  if (client === null) throw new Error('useActionClient needs an ActionProvider above it');
  return client;
}
