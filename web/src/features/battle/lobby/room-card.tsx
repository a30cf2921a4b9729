import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import {
  IconCategory,
  IconCoin,
  IconCopy,
  IconListNumbers,
  IconQrcode,
  IconShare2,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shareText } from '../../../quiz-play/share-text.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { PrimaryButton } from '../../../shared/ui/primary-button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { BattleCategoryName } from '../battle-category-name.tsx';
import { joinPath } from '../battle-paths.ts';
import { potOf } from '../mirror/party.ts';
import styles from './room-card.module.css';

const QrDialog = lazy(async () => ({ default: (await import('./qr-dialog.tsx')).QrDialog }));

/** The room's code in large, the ways to hand it on, and what the battle is about. */
export function RoomCard({ view }: { view: BattleView }) {
  const { t } = useTranslation();
  const { roomCode, kind, entryCoin, questionCount } = view;
  const code = roomCode ?? '';
  return (
    <Card className={styles.card} padding="small" aria-labelledby="room-code">
      <p id="room-code" className={styles.label}>
        {t('battle.room.code')}
      </p>
      <p className={styles.code}>
        <span className="visually-hidden">{[...code].join(' ')}</span>
        {[...code].map((character, place) => (
          <span key={place} className={styles.character} aria-hidden="true">
            {character}
          </span>
        ))}
      </p>
      <Sharing code={code} link={new URL(joinPath(code, kind), location.origin).href} />
      <ul className={styles.facts}>
        <li>
          <IconCategory size={20} aria-hidden="true" />
          <BattleCategoryName id={view.category} otherwise={t('battle.lobby.anyCategory')} />
        </li>
        <li>
          <IconListNumbers size={20} aria-hidden="true" />
          {t('battle.room.questionCount', { count: questionCount })}
        </li>
        <li>
          <IconCoin size={20} aria-hidden="true" />
          {entryCoin === 0
            ? t('battle.freeOfCharge')
            : t('battle.lobby.feeAndPot', { fee: entryCoin, pot: potOf(view) })}
        </li>
      </ul>
    </Card>
  );
}

function Sharing({ code, link }: { code: string; link: string }) {
  const { t } = useTranslation();
  const [isQrOpen, setQrOpen] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      showToast('success', t('battle.lobby.copied'));
    } catch {
      // Without a secure context or the permission there is no clipboard: the code can still be read.
      showToast('error', t('battle.lobby.copyFailed', { code }));
    }
  }

  async function invite() {
    const outcome = await shareText(t('battle.lobby.inviteText', { code }), link);
    if (outcome === 'copied') showToast('success', t('battle.lobby.linkCopied'));
    if (outcome === 'failed') setQrOpen(true);
  }

  return (
    <div className={styles.sharing}>
      <PrimaryButton
        look="outline"
        onClick={() => void copy()}
        icon={<IconCopy size={22} aria-hidden="true" />}
      >
        {t('battle.lobby.copy')}
      </PrimaryButton>
      <PrimaryButton
        look="outline"
        onClick={() => setQrOpen(true)}
        icon={<IconQrcode size={22} aria-hidden="true" />}
      >
        {t('battle.lobby.qr')}
      </PrimaryButton>
      <PrimaryButton onClick={() => void invite()} icon={<IconShare2 size={22} aria-hidden="true" />}>
        {t('battle.lobby.invite')}
      </PrimaryButton>
      {isQrOpen && (
        <Suspense fallback={null}>
          <QrDialog link={link} onClose={() => setQrOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
