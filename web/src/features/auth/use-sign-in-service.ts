import type { WebSettings } from '@quiz-arena/contract/actions/configuration';
import { useCallback } from 'react';
import { useAppStore } from '../../shared/store/app-hooks.ts';
import type { SignInService } from './sign-in-service.ts';

/** One a visit: the SDK allows one sign-in per application. */
let opened: Promise<SignInService> | null = null;

/** A function that gives the sign-in service, loading the SDK the first time it is asked. */
export function useSignInService(): () => Promise<SignInService> {
  const store = useAppStore();
  return useCallback(async () => {
    const { web } = store.getState().settings;
    if (web === null) throw new Error('the web settings have not arrived');
    opened ??= openService(web);
    try {
      return await opened;
    } catch (error) {
      opened = null;
      throw error;
    }
  }, [store]);
}

async function openService(web: WebSettings): Promise<SignInService> {
  const { openSignInService } = await import('./sign-in-service.ts');
  return openSignInService(web, location.origin);
}
