import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useActionClient } from '../../../shared/api/action-context.tsx';
import { errorTextKey } from '../../../shared/api/error-text.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { PrimaryButton } from '../../../shared/ui/primary-button.tsx';
import styles from './exam-rules-page.module.css';

interface ExamKeyFormProps {
  examId: string;
  playPath: string;
}

/** The key of four digits and the consent to the rules. The server checks the key; with it the exam's clock starts. */
export function ExamKeyForm({ examId, playPath }: ExamKeyFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const navigate = useNavigate();
  const client = useActionClient();
  const [key, setKey] = useState('');
  const [isAgreed, setIsAgreed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');

  async function begin(event: FormEvent) {
    event.preventDefault();
    if (key === '') return setError(t('please_enter_exam_key'));
    if (!/^\d{4}$/.test(key)) return setError(t('invalid_exam_key'));
    if (!isAgreed) return setError(t('please_agree_to_exam_rules'));
    setIsBusy(true);
    const fields = { exam_module_id: examId, exam_key: key };
    const outcome = await client.request('get_exam_module_questions', fields);
    setIsBusy(false);
    if (outcome.kind === 'answer') return navigate(playPath, { replace: true });
    const refused = outcome.kind === 'refused' ? outcome.code : null;
    setError(t(refused === null ? 'network_failed' : errorTextKey({ kind: 'refused', code: refused })));
  }

  return (
    <Card>
      <form className={styles.card} noValidate onSubmit={(event) => void begin(event)}>
        <label className={styles.label} htmlFor={id}>
          {t('exam.key')}
        </label>
        <input
          id={id}
          className={styles.key}
          value={key}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          dir="ltr"
          aria-describedby={`${id}-about ${id}-error`}
          aria-invalid={error !== ''}
          onChange={({ target }) => setKey(target.value.trim())}
        />
        <p id={`${id}-about`} className={styles.quiet}>
          {t('exam.key.text')}
        </p>
        <label className={styles.agree}>
          <input type="checkbox" checked={isAgreed} onChange={({ target }) => setIsAgreed(target.checked)} />
          <span>{t('exam.agree')}</span>
        </label>
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
        <PrimaryButton type="submit" isWide isBusy={isBusy}>
          {t('exam.start')}
        </PrimaryButton>
      </form>
    </Card>
  );
}
