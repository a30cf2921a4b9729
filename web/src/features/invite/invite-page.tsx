import { IconCopy, IconGift, IconShare3, IconUserPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/routing/paths.ts';
import { useSetting } from '../../shared/settings/use-setting.ts';
import { useAppSelector } from '../../shared/store/app-hooks.ts';
import { Card } from '../../shared/ui/card.tsx';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import { SubPage } from '../../shared/ui/sub-page.tsx';
import { FriendsDrawing } from './friends-drawing.tsx';
import { inviteLink } from './invite-link.ts';
import styles from './invite-page.module.css';
import { useInvite } from './use-invite.ts';

/** What an invitation pays, and the code and link to send. */
export function InvitePage() {
  const { t } = useTranslation();
  const code = useAppSelector((state) => state.session.user?.referCode ?? '');
  const own = useSetting('earn_coin');
  const theirs = useSetting('refer_coin');
  return (
    <SubPage
      title={t('title.referAndEarn')}
      text={t('invite.text')}
      back={{ to: paths.profile, label: t('account.toProfile') }}
    >
      <Card className={styles.card}>
        <FriendsDrawing />
        <ul className={styles.gains}>
          <Gain
            icon={<IconGift size={24} aria-hidden="true" />}
            title={t('invite.yours', { count: own })}
            text={t('invite.yours.text')}
          />
          <Gain
            icon={<IconUserPlus size={24} aria-hidden="true" />}
            title={t('invite.theirs', { count: theirs })}
            text={t('invite.theirs.text')}
          />
        </ul>
      </Card>
      {code !== '' && <Invitation code={code} />}
    </SubPage>
  );
}

function Gain({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <li className={styles.gain}>
      <span className={styles.icon}>{icon}</span>
      <span>
        <strong>{title}</strong> {text}
      </span>
    </li>
  );
}

function Invitation({ code }: { code: string }) {
  const { t } = useTranslation();
  const { copy, share } = useInvite(code);
  const link = inviteLink(code);
  const copyIcon = <IconCopy size={18} aria-hidden="true" />;
  return (
    <Card className={styles.card}>
      <div className={styles.line}>
        <h2>{t('invite.code')}</h2>
        <bdi className={styles.code}>{code}</bdi>
        <PrimaryButton
          look="outline"
          icon={copyIcon}
          onClick={() => void copy(code, 'profile.referCode.copied')}
        >
          {t('invite.copyCode')}
        </PrimaryButton>
      </div>
      <div className={styles.line}>
        <h2>{t('invite.link')}</h2>
        <bdi className={styles.link}>{link}</bdi>
        <PrimaryButton look="outline" icon={copyIcon} onClick={() => void copy(link, 'invite.linkCopied')}>
          {t('invite.copyLink')}
        </PrimaryButton>
      </div>
      <PrimaryButton
        isWide
        icon={<IconShare3 size={20} aria-hidden="true" />}
        onClick={() => void share(link)}
      >
        {t('invite.share')}
      </PrimaryButton>
    </Card>
  );
}
