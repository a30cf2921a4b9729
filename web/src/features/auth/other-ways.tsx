import { IconBrandGoogleFilled, IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/routing/paths.ts';
import { useAppSelector } from '../../shared/store/app-hooks.ts';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import styles from './auth.module.css';
import { testAccounts } from './test-accounts.ts';
import type { SignIn } from './use-sign-in.ts';
import { useSignInService } from './use-sign-in-service.ts';

interface OtherWaysProps {
  signIn: SignIn;
  isGoogleOn: boolean;
  isPhoneOn: boolean;
}

/** Google and phone. */
export function OtherWays({ signIn, isGoogleOn, isPhoneOn }: OtherWaysProps) {
  const { t } = useTranslation();
  const { state } = useLocation();
  return (
    <div className={styles.ways}>
      {isGoogleOn && <GoogleWay signIn={signIn} />}
      {isPhoneOn && (
        <PrimaryButton
          look="outline"
          isWide
          to={paths.otpVerify}
          state={state}
          icon={<IconDeviceMobile size={20} aria-hidden="true" />}
        >
          {t('auth.login.phone')}
        </PrimaryButton>
      )}
    </div>
  );
}

/** Google's window; with the local emulator, which cannot reach Google, a choice of test accounts. */
function GoogleWay({ signIn }: { signIn: SignIn }) {
  const { t } = useTranslation();
  const openService = useSignInService();
  const isLocal = useAppSelector((state) => state.settings.web?.auth_emulator_url !== undefined);
  const [isChoosing, setChoosing] = useState(false);
  const start = () => {
    if (isLocal) setChoosing(!isChoosing);
    else void signIn.prove(async () => (await openService()).signInWithGoogle());
  };
  return (
    <>
      <PrimaryButton
        look="outline"
        isWide
        icon={<IconBrandGoogleFilled size={20} aria-hidden="true" />}
        onClick={start}
        aria-expanded={isLocal ? isChoosing : undefined}
      >
        {t('auth.login.google')}
      </PrimaryButton>
      {isChoosing && (
        <section className={styles.ways} aria-label={t('auth.google.choose')}>
          <p className={styles.quiet}>{t('auth.google.local')}</p>
          {testAccounts.map((account) => (
            <PrimaryButton
              key={account.sub}
              look="outline"
              isWide
              onClick={() =>
                void signIn.prove(async () => (await openService()).signInWithTestAccount(account))
              }
            >
              {`${account.name} · ${account.email}`}
            </PrimaryButton>
          ))}
        </section>
      )}
    </>
  );
}
