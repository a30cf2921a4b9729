import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../shared/routing/paths.ts';
import { EnvelopeDrawing } from '../../shared/ui/illustrations/envelope-drawing.tsx';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import styles from './auth.module.css';
import { AuthCard } from './auth-card.tsx';
import { LocalInbox } from './local-inbox.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';

/** Asks for a link; opened through that link (`?oobCode=…`), takes the new password. */
export function ResetPasswordPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const [sentTo, setSentTo] = useState('');
  const code = search.get('oobCode');
  if (code !== null) {
    return (
      <AuthCard title={t('auth.reset.choose.title')} text={t('auth.reset.choose.text')}>
        <NewPasswordForm code={code} />
      </AuthCard>
    );
  }
  if (sentTo !== '') {
    return (
      <>
        <AuthCard
          drawing={<EnvelopeDrawing />}
          title={t('auth.reset.sent.title')}
          text={t('auth.reset.sent.text', { email: sentTo })}
        >
          <PrimaryButton isWide to={paths.login}>
            {t('auth.reset.backToLogin')}
          </PrimaryButton>
        </AuthCard>
        <LocalInbox />
      </>
    );
  }
  return (
    <AuthCard title={t('auth.reset.title')} text={t('auth.reset.text')}>
      <ResetRequestForm onSent={setSentTo} />
      <Link to={paths.login} className={styles.link}>
        {t('auth.reset.backToLogin')}
      </Link>
    </AuthCard>
  );
}
