import type { BookmarkType } from '@quiz-arena/contract/actions/bookmarks';
import type { QuestionId } from '@quiz-arena/contract/ids';
import { IconBookmark, IconBookmarkFilled, IconFlag } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionClient } from '../shared/api/action-context.tsx';
import { useEarly } from '../shared/installed/use-early.ts';
import { showToast } from '../shared/ui/toast.ts';
import type { QuestionContent } from './play-content.ts';
import type { PlayRules } from './play-mode.ts';
import styles from './question-actions.module.css';

const loadReport = () => import('./report-dialog.tsx');
const ReportDialog = lazy(async () => ({ default: (await loadReport()).ReportDialog }));

interface QuestionActionsProps {
  mode: Pick<PlayRules, 'bookmarks'>;
  question: Pick<QuestionContent, 'id' | 'kind'>;
  isBookmarked: boolean;
}

/** Keeps a question for later, where its mode has bookmarks, and reports one that is wrong. */
export function QuestionActions({ mode, question, isBookmarked }: QuestionActionsProps) {
  const { t } = useTranslation();
  useEarly(loadReport);
  // A game goes on while a report is written: it stays with the question that it was begun for.
  const [reported, setReported] = useState<QuestionActionsProps['question'] | null>(null);
  return (
    <div className={styles.actions}>
      {mode.bookmarks !== undefined && (
        <BookmarkButton
          key={question.id}
          questionId={question.id}
          type={mode.bookmarks}
          isBookmarked={isBookmarked}
        />
      )}
      <button type="button" className={styles.action} onClick={() => setReported(question)}>
        <IconFlag size={20} aria-hidden="true" />
        {t('question.report')}
      </button>
      {reported !== null && (
        <Suspense fallback={null}>
          <ReportDialog question={reported} onClose={() => setReported(null)} />
        </Suspense>
      )}
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
