import type { BattleOutcome } from '@quiz-arena/contract/battle/battle-values';
import { IconBolt, IconHome2 } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { celebrate } from '../../../quiz-play/celebrate.ts';
import { paths } from '../../../shared/routing/paths.ts';
import { battleFinished } from '../../../shared/session/progress-slice.ts';
import { useRefreshCoins } from '../../../shared/session/use-refresh-coins.ts';
import { useAppDispatch } from '../../../shared/store/app-hooks.ts';
import { WinnersCup } from '../../../shared/ui/illustrations/winners-cup.tsx';
import { PrimaryButton } from '../../../shared/ui/primary-button.tsx';
import { choosePath, nextPath } from '../battle-paths.ts';
import { BotLevels } from '../bot/bot-levels.tsx';
import type { BattleClient } from '../client/battle-client.ts';
import type { BattleMirror } from '../mirror/battle-mirror.ts';
import { isPractice, type Party } from '../mirror/party.ts';
import { RematchOffer } from '../rematch/rematch-offer.tsx';
import { Bubble } from '../talk/bubble.tsx';
import { TalkButton } from '../talk/talk-button.tsx';
import { TalkVoice } from '../talk/talk-voice.tsx';
import { WinsInARow } from '../wins-in-a-row.tsx';
import { DefeatDrawing } from './defeat-drawing.tsx';
import { FinalScore } from './final-score.tsx';
import { ResultLines } from './result-lines.tsx';
import styles from './result-scene.module.css';
import { shownOutcome } from './shown-outcome.ts';
import { Standings } from './standings.tsx';
import { TieDrawing } from './tie-drawing.tsx';
import { useResultWords } from './use-result-words.ts';

const drawings: Record<BattleOutcome, typeof WinnersCup> = {
  win: WinnersCup,
  lose: DefeatDrawing,
  draw: TieDrawing,
};

interface ResultSceneProps {
  client: BattleClient;
  mirror: BattleMirror;
  party: Party;
}

/** How a battle ended: each outcome a scene of its own, with what it brought. The heading takes the focus. */
export function ResultScene({ client, mirror, party }: ResultSceneProps) {
  const { view } = mirror;
  const outcome = shownOutcome(view, party.own.userId);
  const Drawing = drawings[outcome];
  const { title, text } = useResultWords(view, party, outcome);
  const isRanked = view.kind === 'random' && !isPractice(view);
  useCountedOnce(isRanked ? view.roomId : null, outcome === 'win');
  useCoinsAfterSettlement(view.settlement !== null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (outcome === 'win') void celebrate();
  }, [outcome]);
  return (
    <div className={styles.scene} data-outcome={outcome}>
      <div className={styles.content}>
        <header className={styles.header}>
          <Drawing size={136} />
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p>{text}</p>
          {isRanked && outcome === 'win' && <WinsInARow />}
        </header>
        {party.rivals.length > 1 ? (
          <Standings view={view} party={party} />
        ) : (
          <FinalScore view={view} party={party} outcome={outcome} />
        )}
        <div className={styles.lines} data-group={party.rivals.length > 1}>
          <ResultLines view={view} party={party} />
        </div>
        <Sayings client={client} party={party} />
        <Actions client={client} mirror={mirror} party={party} />
        <TalkVoice mirror={mirror} party={party} />
      </div>
    </div>
  );
}

/** Once more: with the same players, with the bot, or with others. */
function Actions({ client, mirror, party }: ResultSceneProps) {
  const { t } = useTranslation();
  const { view } = mirror;
  const isBot = isPractice(view);
  const next = isBot ? choosePath({ category: view.category, stake: 0 }) : nextPath(view);
  return (
    <nav className={styles.actions} aria-label={t('battle.heading')}>
      {isBot ? (
        <div className={styles.wide}>
          <BotLevels client={client} category={view.category} title={t('battle.bot.again')} />
        </div>
      ) : (
        <RematchOffer client={client} mirror={mirror} party={party} />
      )}
      <PrimaryButton
        look={isBot ? 'primary' : 'outline'}
        to={next}
        icon={<IconBolt size={22} aria-hidden="true" />}
        replace
      >
        {isBot ? t('battle.result.find') : t('battle.result.again')}
      </PrimaryButton>
      <PrimaryButton look="outline" to={paths.home} icon={<IconHome2 size={22} aria-hidden="true" />} replace>
        {t('action.home')}
      </PrimaryButton>
    </nav>
  );
}

/** What is said about the result, and the way to say something. */
function Sayings({ client, party }: Omit<ResultSceneProps, 'mirror'>) {
  const { now } = client.connection;
  return (
    <div className={styles.sayings}>
      <Bubble userId={party.own.userId} side="own" now={now} />
      <TalkButton client={client} party={party} isSmall />
      {party.rivals.map(({ userId }) => (
        <Bubble key={userId} userId={userId} side="rival" now={now} />
      ))}
    </div>
  );
}

function useCountedOnce(roomId: string | null, isWon: boolean) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (roomId !== null) dispatch(battleFinished({ roomId, isWon }));
  }, [dispatch, roomId, isWon]);
}

function useCoinsAfterSettlement(isSettled: boolean) {
  const refreshCoins = useRefreshCoins();
  useEffect(() => {
    if (isSettled) void refreshCoins();
  }, [isSettled, refreshCoins]);
}
