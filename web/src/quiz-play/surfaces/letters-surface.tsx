import { IconBackspace, IconBulb } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CoinIcon } from '../../shared/ui/coin-icon.tsx';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import { QuestionText } from '../question-text.tsx';
import { useGameKeys } from '../use-game-keys.ts';
import type { AnswerSurfaceProps } from './answer-surface-props.ts';
import styles from './letters-surface.module.css';
import { ReviewedWord } from './reviewed-word.tsx';
import {
  directionOf,
  layBoard,
  type Picks,
  putTile,
  splitWords,
  takeBack,
  type WordBoard,
} from './word-board.ts';

/** A word spelled with letter tiles: pressed, or typed. */
export function LettersSurface({ question, canAnswer, onAnswer, closed, hints }: AnswerSurfaceProps) {
  const { t } = useTranslation();
  const { letters = [], pattern = [] } = question;
  const [picks, setPicks] = useState<Picks>([]);
  const board = layBoard(letters, hints?.shown ?? [], picks);
  const submit = () => onAnswer(board.slots.map(({ letter }) => letter).join(''));
  useGameKeys((key, { target }) => {
    if (!canAnswer) return false;
    if (key === 'backspace') setPicks(takeBack(board));
    const tile = letters.findIndex((letter, at) => letter === key.toUpperCase() && !board.used.has(at));
    if (tile >= 0) setPicks(putTile(board, tile));
    const isOnControl = target instanceof Element && target.closest('button, a') !== null;
    const isHandedIn = key === 'enter' && !isOnControl && board.isFull;
    if (isHandedIn) submit();
    return key === 'backspace' || tile >= 0 || isHandedIn;
  });
  if (closed !== null) return <ReviewedWord question={question} {...closed} />;
  return (
    <div className={styles.surface}>
      <Board board={board} pattern={pattern} direction={directionOf(letters)} />
      <fieldset className={styles.tiles} aria-label={t('word.letters')}>
        {letters.map((letter, tile) => (
          <button
            key={tile}
            type="button"
            className={styles.tile}
            disabled={!canAnswer || board.used.has(tile)}
            onClick={() => setPicks(putTile(board, tile))}
          >
            <QuestionText text={letter} />
          </button>
        ))}
      </fieldset>
      <div className={styles.actions}>
        <PrimaryButton
          look="outline"
          icon={<IconBackspace size={22} aria-hidden="true" />}
          onClick={() => setPicks(takeBack(board))}
        >
          {t('word.back')}
        </PrimaryButton>
        {hints !== null && <HintButton hints={hints} />}
      </div>
      <PrimaryButton isWide disabled={!canAnswer || !board.isFull} onClick={submit}>
        {t('play.submit')}
      </PrimaryButton>
    </div>
  );
}

interface BoardProps {
  board: WordBoard;
  pattern: readonly number[];
  direction: 'ltr' | 'rtl';
}

/** The places of the word; a screen reader hears it as far as it is spelled. */
function Board({ board, pattern, direction }: BoardProps) {
  const { t } = useTranslation();
  const words = splitWords(board.slots, pattern);
  const spelled = board.slots.map(({ letter }) => letter || t('word.gap')).join(' ');
  return (
    <div className={styles.board} dir={direction}>
      <p className="visually-hidden" role="status">
        {t('word.spelled', { letters: spelled })}
      </p>
      {words.map((word, at) => (
        <span key={at} className={styles.word} aria-hidden="true">
          {word.map(({ letter, isHint }, place) => (
            <span key={place} className={styles.slot} data-is-hint={isHint} data-is-empty={letter === ''}>
              {letter}
            </span>
          ))}
        </span>
      ))}
    </div>
  );
}

/** A hint with its price; one that cannot be had says why when it is pressed. */
function HintButton({ hints }: { hints: NonNullable<AnswerSurfaceProps['hints']> }) {
  const { t } = useTranslation();
  const [isAsked, setIsAsked] = useState(false);
  const { offer, onAsk } = hints;
  const { price, left, isBusy, refusalKey } = offer;
  const press = () => {
    setIsAsked(refusalKey !== null);
    if (refusalKey === null && !isBusy) onAsk();
  };
  return (
    <>
      <PrimaryButton look="outline" icon={<IconBulb size={22} aria-hidden="true" />} onClick={press}>
        {t('word.hint', { count: left })} <CoinIcon size={18} />
        <span aria-hidden="true"> {price}</span>
        <span className="visually-hidden">{t('nav.coins', { count: price })}</span>
      </PrimaryButton>
      <p className={styles.why} role="status">
        {isAsked && refusalKey !== null && t(refusalKey)}
      </p>
    </>
  );
}
