import { IconInbox } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../shared/store/app-hooks.ts';
import { Card } from '../../shared/ui/card.tsx';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import styles from './auth.module.css';
import { fetchLocalLetters, type Letter } from './local-letters.ts';

const LOOK_EVERY_MS = 2000;

/** With the local emulator only: the links and codes that nobody receives there. */
export function LocalInbox() {
  const web = useAppSelector((state) => state.settings.web);
  if (web === null || web.auth_emulator_url === undefined) return null;
  return <Inbox projectId={web.firebase_project_id} />;
}

function Inbox({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const [letters, setLetters] = useState<readonly Letter[]>([]);
  const look = useCallback(
    () =>
      fetchLocalLetters(projectId).then(setLetters, () => {
        // The emulator is away for a moment: what was there stays.
      }),
    [projectId],
  );
  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [look]);
  return (
    <Card padding="small" className={styles.inbox} aria-labelledby="local-inbox">
      <div className={styles.inboxHead}>
        <IconInbox size={22} aria-hidden="true" />
        <h2 id="local-inbox">{t('auth.inbox.title')}</h2>
        <PrimaryButton look="quiet" onClick={() => void look()}>
          {t('auth.inbox.refresh')}
        </PrimaryButton>
      </div>
      <p>{t('auth.inbox.text')}</p>
      {letters.length === 0 && <p>{t('auth.inbox.empty')}</p>}
      <ul aria-live="polite">
        {letters.map((letter) => (
          <li key={letter.id} className={styles.letter}>
            <LetterText letter={letter} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function LetterText({ letter }: { letter: Letter }) {
  const { t } = useTranslation();
  if (letter.kind === 'code') {
    return (
      <>
        {t('auth.inbox.code', { mobile: letter.mobile })} <strong>{letter.code}</strong>
      </>
    );
  }
  const text =
    letter.kind === 'verifyEmail'
      ? t('auth.inbox.verifyEmail', { email: letter.email })
      : t('auth.inbox.passwordReset', { email: letter.email });
  return (
    <a href={letter.path} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
}
