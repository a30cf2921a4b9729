import { IconCheck, IconLoader2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { BoardPlace } from './play-view.ts';
import styles from './question-board.module.css';

interface QuestionBoardProps {
  board: readonly BoardPlace[];
  onChoose: (index: number) => void;
}

/** Every question by its number: which are answered and saved, which is shown; a press goes there. */
export function QuestionBoard({ board, onChoose }: QuestionBoardProps) {
  const { t } = useTranslation();
  const texts = { open: t('board.open'), saving: t('board.saving'), saved: t('board.saved') };
  return (
    <nav aria-label={t('board.label')}>
      <ol className={styles.board}>
        {board.map(({ id, isCurrent, state }, index) => (
          <li key={id}>
            <button
              type="button"
              className={styles.place}
              data-state={state}
              aria-current={isCurrent ? 'step' : undefined}
              onClick={() => onChoose(index)}
            >
              <span className="visually-hidden">
                {t('board.question', { number: index + 1, state: texts[state] })}
              </span>
              <span aria-hidden="true">{index + 1}</span>
              {state === 'saved' && <IconCheck size={14} stroke={3} aria-hidden="true" />}
              {state === 'saving' && <IconLoader2 size={14} stroke={3} aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
