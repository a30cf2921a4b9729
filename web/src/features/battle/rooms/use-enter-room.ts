import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { CommandFields } from '../../../shared/socket/battle-socket.ts';
import { formatClock } from '../../../shared/ui/format-clock.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { playPath } from '../battle-paths.ts';
import type { BattleClient } from '../client/battle-client.ts';
import { codeTextKey } from '../code-text.ts';

/** A wait longer than this is told with its length, ms. */
const LONG_WAIT_MS = 5_000;

/** Goes into a room, and says why where the server would not. */
export function useEnterRoom({ door }: BattleClient) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  async function enter<Name extends 'createRoom' | 'joinRoom'>(name: Name, fields: CommandFields<Name>) {
    setBusy(true);
    const outcome = await door.enter(name, fields);
    setBusy(false);
    if (outcome.ok) return void navigate(playPath(outcome.roomId, outcome.view.kind));
    const waitMs = outcome.code === 'RATE_LIMITED' ? (outcome.retryAfterMs ?? 0) : 0;
    const text =
      waitMs > LONG_WAIT_MS
        ? t('battle.room.wait', { clock: formatClock(waitMs) })
        : t(codeTextKey(outcome.code));
    showToast('error', text);
  }

  return { isBusy, enter };
}
