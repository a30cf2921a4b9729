import type { BookmarkType } from '@quiz-arena/contract/actions/bookmarks';
import type { QuestionId } from '@quiz-arena/contract/ids';
import { IconBookmark, IconBookmarkFilled, IconFlag } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionClient } from '../shared/api/action-context.tsx';
import { showToast } from '../shared/ui/toast.ts';
import type { PlayMode } from './play-mode.ts';
import styles from './question-actions.module.css';
import { ReportDialog } from './report-dialog.tsx';

interface QuestionActionsProps {
  mode: PlayMode;
  questionId: string;
  isBookmarked: boolean;
}

/** Keeps a question for later, where its mode has bookmarks, and reports one that is wrong. */
export function QuestionActions({ mode, questionId, isBookmarked }: QuestionActionsProps) {
  const { t } = useTranslation();
  const [isReporting, setIsReporting] = useState(false);
  return (
    <div className={styles.actions}>
      {mode.bookmarks !== undefined && (
        <BookmarkButton questionId={questionId} type={mode.bookmarks} isBookmarked={isBookmarked} />
      )}
      <button type="button" className={styles.action} onClick={() => setIsReporting(true)}>
        <IconFlag size={20} aria-hidden="true" />
        {t('question.report')}
      </button>
      <ReportDialog
        action={mode.report ?? 'report_question'}
        questionId={questionId}
        isOpen={isReporting}
        onClose={() => setIsReporting(false)}
      />
    </div>
  );
}

interface BookmarkButtonProps {
  questionId: string;
  type: BookmarkType;
  isBookmarked: boolean;
}

function BookmarkButton({ questionId, type, isBookmarked }: BookmarkButtonProps) {
  const { t } = useTranslation();
  const client = useActionClient();
  const [isKept, setIsKept] = useState(isBookmarked);
  const Icon = isKept ? IconBookmarkFilled : IconBookmark;
  const toggle = async () => {
    const status = isKept ? '0' : '1';
    setIsKept(!isKept);
    const question_id = questionId as QuestionId;
    const outcome = await client.request('set_bookmark', { question_id, status, type });
    if (outcome.kind === 'answer') return;
    setIsKept(isKept);
    showToast('error', t('internal_error'));
  };
  return (
    <button type="button" className={styles.action} aria-pressed={isKept} onClick={() => void toggle()}>
      <Icon size={20} aria-hidden="true" />
      {t(isKept ? 'question.saved' : 'question.save')}
    </button>
  );
}
