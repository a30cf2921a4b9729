import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BattleConnection } from '../../shared/socket/battle-connection.ts';
import { useLinkState } from '../../shared/socket/use-link-state.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { UnpluggedDrawing } from '../../shared/ui/illustrations/unplugged-drawing.tsx';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import { codeTextKey } from './code-text.ts';
import { TwoTabsDrawing } from './two-tabs-drawing.tsx';

/** Shows what is inside while this page may talk to the battle server, else why not and what to do. */
export function LinkGate({ connection, children }: { connection: BattleConnection; children: ReactNode }) {
  const { t } = useTranslation();
  const { status, code } = useLinkState(connection);
  if (status === 'replaced') {
    return (
      <div role="alert">
        <EmptyState
          drawing={<TwoTabsDrawing />}
          title={t('battle.link.replaced.title')}
          text={t('battle.link.replaced.text')}
          action={
            <PrimaryButton onClick={connection.reconnect}>{t('battle.link.replaced.action')}</PrimaryButton>
          }
        />
      </div>
    );
  }
  if (status === 'refused' && code !== null) {
    const isOld = code === 'PROTOCOL_TOO_OLD';
    return (
      <div role="alert">
        <EmptyState
          drawing={<UnpluggedDrawing />}
          title={t('battle.link.refused.title')}
          text={t(codeTextKey(code))}
          action={
            <PrimaryButton
              icon={<IconRefresh size={20} aria-hidden="true" />}
              onClick={isOld ? () => location.reload() : connection.reconnect}
            >
              {isOld ? t('battle.link.reload') : t('action.retry')}
            </PrimaryButton>
          }
        />
      </div>
    );
  }
  return children;
}
