import type { ResultLine, SoloResult } from '@quiz-arena/contract/quiz-results';
import {
  IconCheck,
  IconCircleMinus,
  IconCoin,
  IconCoins,
  IconLifebuoy,
  IconMedal,
  IconX,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSetting } from '../shared/settings/use-setting.ts';
import styles from './result-lines.module.css';

const icons: Record<ResultLine['title'], typeof IconCheck> = {
  correct_answers: IconCheck,
  wrong_answers: IconX,
  full_reward: IconCoin,
  partial_reward: IconCoin,
  double_coins: IconCoins,
  already_paid: IconCircleMinus,
  not_won: IconCircleMinus,
  lifelines: IconLifebuoy,
};

/** What was earned and why, line by line, and the badges that came with it. */
export function ResultLines({ result }: { result: SoloResult }) {
  const { t } = useTranslation();
  const isAllRight = result.correctAnswer === result.total_questions;
  const shown = result.lines.filter(({ title }) => title !== 'wrong_answers' || !isAllRight);
  return (
    <ul className={styles.lines}>
      {shown.map((line) => (
        <Line key={line.title} line={line} result={result} />
      ))}
      {result.badges.map((badge) => (
        <li key={badge} className={styles.line}>
          <span className={styles.badge}>
            <IconMedal size={26} aria-hidden="true" />
          </span>
          <span>
            <span className={styles.quiet}>{t('result.badge')}</span>
            <br />
            <strong>{t(`badge.${badge}.label`)}</strong>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Line({ line, result }: { line: ResultLine; result: SoloResult }) {
  const Icon = icons[line.title];
  const text = useLineText(line, result);
  const amount = useAmount(line);
  return (
    <li className={styles.line}>
      <Icon size={24} aria-hidden="true" />
      <span>{text}</span>
      <strong className={styles.amount}>{amount}</strong>
    </li>
  );
}

/** Answers are worth points, everything else coins. */
function useAmount({ title, score, coins }: ResultLine): string {
  const { t, i18n } = useTranslation();
  const signed = (value: number) => (i18n.dir() === 'rtl' ? LEFT_TO_RIGHT : '') + withSign(value);
  const isScore = title === 'correct_answers' || title === 'wrong_answers';
  return isScore
    ? t('result.points', { count: score, signed: signed(score) })
    : t('result.coins', { count: coins, signed: signed(coins) });
}

function useLineText({ title }: ResultLine, result: SoloResult): string {
  const { t } = useTranslation();
  const needed = useSetting('quiz_winning_percentage');
  const percent = Math.round(result.winningPer);
  const { total_questions: total, correctAnswer: correct } = result;
  // A level pays when it is won first; without levels the first win of the place does.
  const first = result.totalLevel === undefined ? 'place' : 'line';
  switch (title) {
    case 'correct_answers':
      return t('result.line.correct_answers', { count: correct });
    case 'wrong_answers':
      return t('result.line.wrong_answers', { count: total - correct });
    case 'full_reward':
    case 'partial_reward':
      return t(`result.${first}.${title}`, { percent });
    case 'already_paid':
      return t(`result.${first}.${title}`);
    case 'not_won':
      return t('result.line.not_won', { percent: needed });
    case 'double_coins':
    case 'lifelines':
      return t(`result.line.${title}`);
  }
}

/** Keeps the sign in front of the number where the text runs the other way. */
const LEFT_TO_RIGHT = '\u200E';

/** With its sign: +32, −8 (a real minus). */
function withSign(value: number): string {
  if (value === 0) return '0';
  return value < 0 ? `−${Math.abs(value)}` : `+${value}`;
}
