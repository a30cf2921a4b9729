import type { BookmarkType } from '@quiz-arena/contract/actions/bookmarks';
import type { QuestionId } from '@quiz-arena/contract/ids';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionClient } from '../../shared/api/action-context.tsx';
import { errorTextKey } from '../../shared/api/error-text.ts';
import { showToast } from '../../shared/ui/toast.ts';

/** Which questions of the list are saved no more; `toggle` removes one, or puts it back. */
export function useRemovedBookmarks(type: BookmarkType) {
  const { t } = useTranslation();
  const client = useActionClient();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const mark = (id: string, isRemoved: boolean) =>
    setRemoved(
      (former) => new Set(isRemoved ? [...former, id] : [...former].filter((other) => other !== id)),
    );
  const toggle = async (id: string) => {
    const isRemoval = !removed.has(id);
    mark(id, isRemoval);
    const status = isRemoval ? '0' : '1';
    const outcome = await client.request('set_bookmark', { question_id: id as QuestionId, status, type });
    if (outcome.kind === 'answer') {
      if (isRemoval) showToast('success', t('bookmarks.removed'));
      return;
    }
    mark(id, !isRemoval);
    showToast('error', t(errorTextKey(outcome)));
  };
  return { isRemoved: (id: string) => removed.has(id), toggle };
}
