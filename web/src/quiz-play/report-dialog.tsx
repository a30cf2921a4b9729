import type { QuestionId } from '@quiz-arena/contract/ids';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionClient } from '../shared/api/action-context.tsx';
import { ConfirmDialog } from '../shared/ui/confirm-dialog.tsx';
import { showToast } from '../shared/ui/toast.ts';
import type { QuestionContent } from './play-content.ts';
import styles from './question-actions.module.css';

/** Characters that a report may have. */
const MOST = 500;

interface ReportDialogProps {
  question: Pick<QuestionContent, 'id' | 'kind'>;
  onClose: () => void;
}

/** Asks what is wrong with a question, and tells the operator. What was typed stays until it has arrived, or is given up. */
export function ReportDialog({ question, onClose }: ReportDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const client = useActionClient();
  const [message, setMessage] = useState('');
  const send = async () => {
    if (message.trim() === '') return showToast('error', t('please_provide_reason'));
    const fields = { question_id: question.id as QuestionId, message: message.trim() };
    const outcome = await client.request(actionFor(question), fields);
    if (outcome.kind !== 'answer') return showToast('error', t('internal_error'));
    showToast('success', t('report_submitted'));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('question.report.title')}
      confirmLabel={t('question.report.send')}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <label htmlFor={id}>{t('question.report.label')}</label>
      <textarea
        id={id}
        className={styles.reason}
        maxLength={MOST}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
    </ConfirmDialog>
  );
}

/** Questions of Multi Match have an action of their own. */
function actionFor({ kind }: Pick<QuestionContent, 'kind'>) {
  const isMultiMatch = kind === 'multiSelect' || kind === 'sequence';
  return isMultiMatch ? 'multi_match_report_question' : 'report_question';
}
