import { useMediaQuery } from '@mantine/hooks';
import type { AnswerLetter } from '@quiz-arena/contract/battle/battle-values';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayQuestion } from '../../../quiz-play/play-question.tsx';
import { QuestionLanguage } from '../../../quiz-play/question-language.tsx';
import { useLinkState } from '../../../shared/socket/use-link-state.ts';
import { useAppSelector } from '../../../shared/store/app-hooks.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { selectBattle } from '../battle-slice.ts';
import type { BattleClient } from '../client/battle-client.ts';
import { codeTextKey } from '../code-text.ts';
import type { BattleMirror } from '../mirror/battle-mirror.ts';
import type { Party } from '../mirror/party.ts';
import { PartyVoice } from '../party-voice.tsx';
import { TalkButton } from '../talk/talk-button.tsx';
import { TalkVoice } from '../talk/talk-voice.tsx';
import { BattleHeader } from './battle-header.tsx';
import styles from './battle-scene.module.css';
import { BattleVoice } from './battle-voice.tsx';
import { Fighter } from './fighter.tsx';
import { Ping } from './ping.tsx';
import { shownOptions } from './shown-options.ts';
import { useAnswerKeys } from './use-answer-keys.ts';

export interface BattleSceneProps {
  client: BattleClient;
  mirror: BattleMirror;
  party: Party;
  onLeave: () => void;
}

/** A question between two to four players: who they are, how they stand, the question and its answers. */
export function BattleScene({ client, mirror, party, onLeave }: BattleSceneProps) {
  const isWide = useMediaQuery('(min-width: 768px)') ?? false;
  const { view, shownQuestion } = mirror;
  const { canAnswer, options, answer } = useAnswering({ client, mirror, party });
  const isDuel = party.rivals.length === 1;
  const { now } = client.connection;
  const talk = <TalkButton client={client} party={party} isSmall={!isWide} />;
  return (
    <div className={styles.scene}>
      <BattleHeader mirror={mirror} party={party} onLeave={onLeave}>
        {!isDuel && !isWide && talk}
      </BattleHeader>
      <div className={styles.duel} data-players={party.rivals.length + 1}>
        <Fighter side="own" player={party.own} view={view} now={now} isCompact={!isDuel} />
        {isDuel && (
          <Turn index={shownQuestion?.index ?? view.closed.length} total={view.questionCount}>
            {!isWide && talk}
          </Turn>
        )}
        {party.rivals.map((rival) => (
          <Fighter key={rival.userId} side="rival" player={rival} view={view} now={now} isCompact={!isDuel} />
        ))}
      </div>
      <div className={styles.question}>
        {shownQuestion !== null && (
          <QuestionLanguage>
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
          </QuestionLanguage>
        )}
      </div>
      {isWide && (
        <footer className={styles.footer}>
          {talk}
          <Ping connection={client.connection} />
        </footer>
      )}
      <PartyVoice rivals={party.rivals} />
      <BattleVoice view={view} party={party} />
      <TalkVoice mirror={mirror} party={party} />
    </div>
  );
}

function useAnswering({ client, mirror, party: { own } }: Omit<BattleSceneProps, 'onLeave'>) {
  const { t } = useTranslation();
  const sent = useAppSelector((state) => selectBattle(state).sentAnswer);
  const { status } = useLinkState(client.connection);
  const { view, shownQuestion } = mirror;
  const index = shownQuestion?.index ?? view.closed.length;
  const isOpen = view.phase === 'question' && view.question !== null;
  const ownLetter = view.ownAnswer ?? (sent?.question === index ? sent.letter : null);
  const canAnswer = isOpen && status === 'online' && !own.answered && ownLetter === null;

  async function answer(letter: AnswerLetter) {
    if (!canAnswer) return;
    const outcome = await client.room.answer(index, letter);
    if (!outcome.ok && outcome.code !== 'LINK_LOST') showToast('error', t(codeTextKey(outcome.code)));
  }

  const options = shownQuestion === null ? [] : shownOptions(shownQuestion, view, own.userId, ownLetter);
  useAnswerKeys(canAnswer ? options.map(({ letter }) => letter) : [], (letter) => void answer(letter));
  return { canAnswer, options, answer };
}

function Turn({ index, total, children }: { index: number; total: number; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles.turn}>
      <p aria-hidden="true">
        <span>{index + 1}</span>
        {t('battle.questionOf', { total })}
      </p>
      {children}
    </div>
  );
}
