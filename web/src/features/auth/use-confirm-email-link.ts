import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { showToast } from '../../shared/ui/toast.ts';
import type { SignIn } from './use-sign-in.ts';
import { useSignInService } from './use-sign-in-service.ts';

/** Opened with `?mode=verifyEmail&oobCode=…` (the link of a verification e-mail), verifies that address once. */
export function useConfirmEmailLink({ attempt }: SignIn): void {
  const { t } = useTranslation();
  const openService = useSignInService();
  const [search, setSearch] = useSearchParams();
  const code = search.get('mode') === 'verifyEmail' ? search.get('oobCode') : null;
  const used = useRef<string | null>(null);
  useEffect(() => {
    if (code === null || used.current === code) return;
    used.current = code;
    void attempt(async () => {
      setSearch({}, { replace: true });
      await (await openService()).confirmEmail(code);
      showToast('success', t('auth.verify.confirmed'));
    });
  }, [code, attempt, openService, setSearch, t]);
}
