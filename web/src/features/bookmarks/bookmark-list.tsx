import type { BookmarkRow, BookmarkType } from '@quiz-arena/contract/actions/bookmarks';
import { IconArrowBackUp, IconPlayerPlayFilled, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { generatePath } from 'react-router-dom';
import { FormulasContext } from '../../quiz-play/formulas-context.ts';
import { QuestionLanguage } from '../../quiz-play/question-language.tsx';
import { QuestionText } from '../../quiz-play/question-text.tsx';
import { soloPaths } from '../../shared/routing/solo-paths.ts';
import { Card } from '../../shared/ui/card.tsx';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import styles from './bookmark-list.module.css';
import { useRemovedBookmarks } from './use-removed-bookmarks.ts';

/** Saved questions of one kind; a removed one stays where it was until the page is left, so that it can be put back. */
export function BookmarkList({ kind, bookmarks }: { kind: BookmarkType; bookmarks: readonly BookmarkRow[] }) {
  const { t } = useTranslation();
  const { isRemoved, toggle } = useRemovedBookmarks(kind);
  const count = bookmarks.filter(({ question_id }) => !isRemoved(question_id)).length;
  return (
    <FormulasContext value={true}>
      {count > 0 && (
        <PrimaryButton
          isWide
          to={generatePath(soloPaths.bookmarks.play, { bookmarks: kind })}
          icon={<IconPlayerPlayFilled size={20} aria-hidden="true" />}
        >
          {t('bookmarks.play', { count })}
        </PrimaryButton>
      )}
      <Card padding="small">
        <ul>
          {bookmarks.map((bookmark) => (
            <Bookmark
              key={bookmark.id}
              bookmark={bookmark}
              isRemoved={isRemoved(bookmark.question_id)}
              onToggle={() => void toggle(bookmark.question_id)}
            />
          ))}
        </ul>
      </Card>
    </FormulasContext>
  );
}

interface BookmarkProps {
  bookmark: BookmarkRow;
  isRemoved: boolean;
  onToggle: () => void;
}

function Bookmark({ bookmark, isRemoved, onToggle }: BookmarkProps) {
  const { t } = useTranslation();
  const Icon = isRemoved ? IconArrowBackUp : IconTrash;
  return (
    <li className={styles.bookmark} data-removed={isRemoved}>
      {bookmark.image !== undefined && bookmark.image !== '' && (
        <img src={bookmark.image} alt="" width={72} height={54} loading="lazy" className={styles.image} />
      )}
      <p className={styles.question}>
        <QuestionLanguage id={bookmark.language_id}>
          <QuestionText text={bookmark.question} />
        </QuestionLanguage>
      </p>
      <button
        type="button"
        className={styles.button}
        aria-label={isRemoved ? undefined : t('bookmarks.remove.question', { question: bookmark.question })}
        onClick={onToggle}
      >
        <Icon size={20} aria-hidden="true" />
        {t(isRemoved ? 'bookmarks.undo' : 'bookmarks.remove')}
      </button>
    </li>
  );
}
