import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '../../shared/session/session-state.ts';
import { Card } from '../../shared/ui/card.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import { TextField } from '../../shared/ui/text-inputs.tsx';
import styles from './edit-profile.module.css';
import { useDeleteAccount } from './use-delete-account.ts';

/** Says what it means, asks, and asks for the name: then the account is gone. */
export function DeleteAccount({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  const [step, setStep] = useState<'none' | 'ask' | 'sure'>('none');
  const deleteAccount = useDeleteAccount();
  return (
    <Card className={styles.danger} aria-labelledby="delete">
      <h2 id="delete">{t('delete.title')}</h2>
      <p className={styles.quiet}>{t('delete.text')}</p>
      <PrimaryButton
        look="danger"
        icon={<IconTrash size={20} aria-hidden="true" />}
        onClick={() => setStep('ask')}
      >
        {t('delete.action')}
      </PrimaryButton>
      <ConfirmDialog
        isOpen={step === 'ask'}
        title={t('delete.ask.title')}
        confirmLabel={t('delete.ask.next')}
        cancelLabel={t('delete.keep')}
        isDangerous
        onConfirm={() => setStep('sure')}
        onCancel={() => setStep('none')}
      >
        <p>{t('delete.ask.text', { coins: t('nav.coins', { count: user.coins }) })}</p>
      </ConfirmDialog>
      {step === 'sure' && (
        <LastStep name={user.name} onDelete={deleteAccount} onCancel={() => setStep('none')} />
      )}
    </Card>
  );
}

interface LastStepProps {
  name: string;
  onDelete: () => Promise<void>;
  onCancel: () => void;
}

function LastStep({ name, onDelete, onCancel }: LastStepProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const confirm = () => {
    if (typed.trim().toLocaleLowerCase() !== name.trim().toLocaleLowerCase()) return setWrong(true);
    onCancel();
    void onDelete();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('delete.sure.title')}
      confirmLabel={t('delete.sure.action')}
      cancelLabel={t('delete.keep')}
      isDangerous
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <TextField
        label={t('delete.sure.label', { name })}
        value={typed}
        error={isWrong ? t('delete.sure.mismatch') : null}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setWrong(false);
        }}
      />
    </ConfirmDialog>
  );
}
