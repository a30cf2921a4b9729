import { IconCheck, IconLock, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type AnswerLetter, AnswerShape } from './answer-shape.tsx';
import { Avatar } from './avatar.tsx';
import styles from './option-button.module.css';

export type OptionState =
  /** May be chosen. */
  | 'idle'
  /** Chosen; whether it is right is not known yet. */
  | 'chosen'
  /** The right answer. */
  | 'right'
  /** Chosen, and wrong. */
  | 'wrong'
  /** Out of play: removed by a lifeline, or not the one that matters any more. */
  | 'dimmed';

/** Another player who chose an option. */
export interface Chooser {
  readonly id: string;
  readonly name: string;
  /** Picture URL, or "". */
  readonly image: string;
}

interface OptionButtonProps {
  letter: AnswerLetter;
  children: ReactNode;
  state?: OptionState;
  /** Whether the player chose it: the right one then says 'Yours' too. */
  isOwn?: boolean;
  /** Share of the audience poll, 0 to 100. */
  percent?: number;
  /** Other players who chose it, once that may be known. */
  chosenBy?: readonly Chooser[];
  isDisabled?: boolean;
  onChoose?: (letter: AnswerLetter) => void;
}

/** One answer: its letter on its shape, its text, and once decided an icon and a word beside the colour. */
export function OptionButton({
  letter,
  children,
  state = 'idle',
  isOwn = false,
  percent,
  chosenBy = [],
  isDisabled = state !== 'idle',
  onChoose,
}: OptionButtonProps) {
  return (
    <button
      type="button"
      className={styles.option}
      data-state={state}
      aria-pressed={state === 'chosen' || isOwn}
      disabled={isDisabled}
      onClick={() => onChoose?.(letter)}
    >
      {percent !== undefined && <span className={styles.poll} style={{ inlineSize: `${percent}%` }} />}
      <span className="visually-hidden">{letter.toUpperCase()}</span> <AnswerShape letter={letter} />
      <span className={styles.text}>{children}</span>
      {percent !== undefined && <span className={styles.percent}>{percent} %</span>}
      <Verdict state={state} isOwn={isOwn} />
      {chosenBy.length > 0 && <Choosers chosenBy={chosenBy} />}
      <span className={styles.key} aria-hidden="true">
        {letter.toUpperCase()}
      </span>
    </button>
  );
}

function Choosers({ chosenBy }: { chosenBy: readonly Chooser[] }) {
  const { t, i18n } = useTranslation();
  const names = new Intl.ListFormat(i18n.language).format(chosenBy.map(({ name }) => name));
  return (
    <span className={styles.choosers}>
      <span className="visually-hidden">{t('battle.chosenBy', { name: names })}</span>
      {chosenBy.map(({ id, image }) => (
        <Avatar key={id} src={image} id={id} size={30} />
      ))}
    </span>
  );
}

function Verdict({ state, isOwn }: { state: OptionState; isOwn: boolean }) {
  const { t } = useTranslation();
  if (state === 'idle' || state === 'dimmed') return null;
  const { Icon, word } = {
    chosen: { Icon: IconLock, word: t('option.chosen') },
    right: {
      Icon: IconCheck,
      word: isOwn ? `${t('option.right')} · ${t('option.yours')}` : t('option.right'),
    },
    wrong: { Icon: IconX, word: `${t('option.wrong')} · ${t('option.yours')}` },
  }[state];
  return (
    <span className={styles.verdict}>
      <Icon size={22} aria-hidden="true" />
      {word}
    </span>
  );
}
