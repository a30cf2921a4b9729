import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SignIn } from './use-sign-in.ts';
import { useSignInService } from './use-sign-in-service.ts';

/** Opened with `?mode=verifyEmail&oobCode=…` (the link of a verification e-mail), verifies that address once. @returns whether it has */
export function useConfirmEmailLink({ attempt }: SignIn): boolean {
  const openService = useSignInService();
  const [search, setSearch] = useSearchParams();
  const code = search.get('mode') === 'verifyEmail' ? search.get('oobCode') : null;
  const used = useRef<string | null>(null);
  const [isConfirmed, setConfirmed] = useState(false);
  useEffect(() => {
    if (code === null || used.current === code) return;
    used.current = code;
    void attempt(async () => {
      setSearch({}, { replace: true });
      await (await openService()).confirmEmail(code);
      setConfirmed(true);
    });
  }, [code, attempt, openService, setSearch]);
  return isConfirmed;
}
