import type { AnswerLetter } from '@quiz-arena/contract/battle/battle-values';
import { IconWifi, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PlayQuestion } from '../../../quiz-play/play-question.tsx';
import { useLinkState } from '../../../shared/socket/use-link-state.ts';
import { useAppSelector } from '../../../shared/store/app-hooks.ts';
import { CoinChip } from '../../../shared/ui/coin-chip.tsx';
import { ProgressDots } from '../../../shared/ui/progress-dots.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { selectBattle } from '../battle-slice.ts';
import type { BattleClient } from '../client/battle-client.ts';
import { codeTextKey } from '../code-text.ts';
import type { BattleMirror } from '../mirror/battle-mirror.ts';
import type { Duel } from '../mirror/duel.ts';
import { useCategoryName } from '../use-battle-categories.ts';
import { battleDots } from './battle-dots.ts';
import styles from './battle-scene.module.css';
import { BattleVoice } from './battle-voice.tsx';
import { Fighter } from './fighter.tsx';
import { shownOptions } from './shown-options.ts';
import { useAnswerKeys } from './use-answer-keys.ts';

interface BattleSceneProps {
  client: BattleClient;
  mirror: BattleMirror;
  duel: Duel;
  onLeave: () => void;
}

/** A question between two players: who they are, how they stand, the question and its answers. */
export function BattleScene({ client, mirror, duel, onLeave }: BattleSceneProps) {
  const { t } = useTranslation();
  const sent = useAppSelector((state) => selectBattle(state).sentAnswer);
  const { view, shownQuestion } = mirror;
  const { status } = useLinkState(client.connection);
  const index = shownQuestion?.index ?? view.closed.length;
  const isOpen = view.phase === 'question' && view.question !== null;
  const ownLetter = view.ownAnswer ?? (sent?.question === index ? sent.letter : null);
  const canAnswer = isOpen && status === 'online' && !duel.own.answered && ownLetter === null;

  async function answer(letter: AnswerLetter) {
    if (!canAnswer) return;
    const outcome = await client.room.answer(index, letter);
    if (!outcome.ok && outcome.code !== 'LINK_LOST') showToast('error', t(codeTextKey(outcome.code)));
  }

  const options = shownQuestion === null ? [] : shownOptions(shownQuestion, view, duel.own.userId, ownLetter);
  useAnswerKeys(canAnswer ? options.map(({ letter }) => letter) : [], (letter) => void answer(letter));
  return (
    <div className={styles.scene}>
      <Header client={client} mirror={mirror} duel={duel} onLeave={onLeave} />
      <div className={styles.duel}>
        <Fighter side="own" player={duel.own} view={view} now={client.connection.now} />
        <Turn index={index} total={shownQuestion?.count ?? view.closed.length} />
        <Fighter side="rival" player={duel.rival} view={view} now={client.connection.now} />
      </div>
      <div className={styles.question}>
        {shownQuestion !== null && (
          <PlayQuestion
            question={{
              id: shownQuestion.id,
              kind: shownQuestion.type,
              text: shownQuestion.question,
              image: shownQuestion.image,
              options,
            }}
            options={options}
            canAnswer={canAnswer}
            onAnswer={(letter) => void answer(letter as AnswerLetter)}
          />
        )}
      </div>
      <BattleVoice view={view} duel={duel} />
    </div>
  );
}

function Header({ client, mirror, duel, onLeave }: BattleSceneProps) {
  const { t } = useTranslation();
  const { view, shownQuestion } = mirror;
  const category = useCategoryName(view.category);
  const { roundTripMs } = useLinkState(client.connection);
  return (
    <header className={styles.header}>
      <button type="button" className={styles.leave} aria-label={t('battle.leave.label')} onClick={onLeave}>
        <IconX size={24} aria-hidden="true" />
      </button>
      <div className={styles.title}>
        <p>{category === undefined ? t('battle.heading') : t('battle.headingWith', { category })}</p>
        <ProgressDots dots={battleDots(view, shownQuestion, duel.own.userId)} />
      </div>
      <div className={styles.pot}>
        <CoinChip coins={2 * view.entryCoin} suffix={t('battle.pot')} />
        {roundTripMs !== null && (
          <span className={styles.ping} data-slow={roundTripMs > 250}>
            <IconWifi size={16} aria-hidden="true" />
            {t('battle.ping', { count: Math.round(roundTripMs) })}
          </span>
        )}
      </div>
    </header>
  );
}

function Turn({ index, total }: { index: number; total: number }) {
  const { t } = useTranslation();
  return (
    <p className={styles.turn} aria-hidden="true">
      <span>{index + 1}</span>
      {t('battle.questionOf', { total })}
    </p>
  );
}
