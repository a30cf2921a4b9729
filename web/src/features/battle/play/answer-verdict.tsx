import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import { IconCheck, IconClockX, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './answer-verdict.module.css';

interface AnswerVerdictProps {
  view: BattleView;
  userId: string;
  /** Without the letter: the option itself is marked. */
  isShort: boolean;
}

/** What a player answered to the question that has just closed, and whether it was right. */
export function AnswerVerdict({ view, userId, isShort }: AnswerVerdictProps) {
  const { t } = useTranslation();
  const last = view.closed.at(-1);
  const given = last?.answers.find((answer) => answer.userId === userId)?.answer ?? '';
  const verdict = given === '' ? 'none' : given === last?.right ? 'right' : 'wrong';
  const { Icon, word } = {
    none: { Icon: IconClockX, word: t('battle.noAnswer') },
    right: { Icon: IconCheck, word: t('battle.right') },
    wrong: { Icon: IconX, word: t('battle.wrong') },
  }[verdict];
  return (
    <span className={styles.verdict} data-verdict={verdict}>
      <Icon size={18} aria-hidden="true" />
      {isShort || given === '' ? word : `${given.toUpperCase()} · ${word}`}
    </span>
  );
}
