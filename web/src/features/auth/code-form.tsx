import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PinInput.layer.css';
import { PinInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Countdown } from '../../shared/ui/countdown.tsx';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import styles from './auth.module.css';

const CODE_LENGTH = 6;
/** A new code may be asked for after this long. */
const RESEND_AFTER_MS = 60_000;

interface CodeFormProps {
  sentAt: number;
  isBusy: boolean;
  onCode: (code: string) => unknown;
  onResend: () => unknown;
  onChangeNumber: () => void;
}

/** Six digits; complete, they are sent by themselves. */
export function CodeForm({ sentAt, isBusy, onCode, onResend, onChangeNumber }: CodeFormProps) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const [mayResend, setMayResend] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === CODE_LENGTH) onCode(code);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <PinInput
        length={CODE_LENGTH}
        type="number"
        size="lg"
        autoFocus
        value={code}
        onChange={setCode}
        onComplete={(complete) => void onCode(complete)}
        classNames={{ root: styles.pins ?? '', pinInput: styles.pinCell ?? '', input: styles.pin ?? '' }}
        role="group"
        aria-label={t('auth.otp.code')}
        getInputProps={(index) => ({ 'aria-label': t('auth.otp.digit', { position: index + 1 }) })}
      />
      <PrimaryButton type="submit" isWide isBusy={isBusy} disabled={code.length < CODE_LENGTH}>
        {t('auth.otp.verify')}
      </PrimaryButton>
      {mayResend ? (
        <PrimaryButton look="outline" isWide onClick={() => void onResend()}>
          {t('auth.otp.resend')}
        </PrimaryButton>
      ) : (
        <p className={styles.center}>
          {t('auth.otp.resendIn')}{' '}
          <Countdown deadline={sentAt + RESEND_AFTER_MS} onElapsed={() => setMayResend(true)} />
        </p>
      )}
      <PrimaryButton look="quiet" isWide onClick={onChangeNumber}>
        {t('auth.otp.change')}
      </PrimaryButton>
    </form>
  );
}
