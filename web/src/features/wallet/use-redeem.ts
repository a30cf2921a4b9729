import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionClient } from '../../shared/api/action-context.tsx';
import type { ActionFieldsOf } from '../../shared/api/action-types.ts';
import { errorTextKey } from '../../shared/api/error-text.ts';
import { useRefreshCoins } from '../../shared/session/use-refresh-coins.ts';
import { showToast } from '../../shared/ui/toast.ts';

/** Sends redeem requests and takes them back; either way balance and list are read again. */
export function useRedeem() {
  const { t } = useTranslation();
  const client = useActionClient();
  const refresh = useRefreshCoins();
  const [isBusy, setBusy] = useState(false);

  const run = async (done: 'wallet.sent' | 'wallet.cancelled', call: () => ReturnType<typeof send>) => {
    setBusy(true);
    const outcome = await call();
    if (outcome.kind === 'answer') showToast('success', t(done));
    else showToast('error', t(errorTextKey(outcome)));
    await refresh();
    setBusy(false);
    return outcome.kind === 'answer';
  };
  const send = (fields: ActionFieldsOf<'set_payment_request'>) =>
    client.request('set_payment_request', fields);
  return {
    isBusy,
    redeem: (fields: ActionFieldsOf<'set_payment_request'>) => run('wallet.sent', () => send(fields)),
    cancel: (id: string) =>
      run('wallet.cancelled', () => client.request('delete_pending_payment_request', { payment_id: id })),
  };
}
