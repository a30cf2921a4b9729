import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import styles from './profile-page.module.css';

/** The player's referral code, to give to friends. */
export function ReferCode({ code }: { code: string }) {
  const { t } = useTranslation();
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    showToast('success', t('profile.referCode.copied'));
  };
  return (
    <div className={styles.code}>
      <span className={styles.quiet}>{t('profile.referCode')}</span>
      <strong>{code}</strong>
      <PrimaryButton
        look="outline"
        icon={<IconCopy size={18} aria-hidden="true" />}
        onClick={() => void copy()}
      >
        {t('profile.copy')}
      </PrimaryButton>
    </div>
  );
}
