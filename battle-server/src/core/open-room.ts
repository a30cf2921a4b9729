import type { BattleSettings } from '@quiz-arena/contract/battle/battle-limits';
import { type BattleCategory, BOT_ID, type BotLevel } from '@quiz-arena/contract/battle/battle-values';
import type { LanguageId, RoomId, TicketId, UserId } from '@quiz-arena/contract/ids';
import {
  type BattleRules,
  type BattleState,
  type PlayerState,
  peopleOf,
  STATE_SCHEMA,
} from './battle-state.ts';
import { botSkills } from './bot.ts';

/** A player as others see him. */
export interface NewPlayer {
  readonly userId: UserId;
  readonly name: string;
  readonly image: string;
  readonly rating: number;
  readonly ticketId: TicketId | null;
}

/** The numbers of a battle as they are in force now. */
export function rulesOf(settings: BattleSettings): BattleRules {
  return {
    questionMs: settings.questionMs,
    receiptWaitMs: settings.receiptWaitMs,
    closeMarginMs: settings.closeMarginMs,
    revealMs: settings.revealMs,
    countdownMs: settings.countdownMs,
    correctPoints: settings.correctPoints,
    quickPoints: settings.quickPoints,
    quickMs: settings.quickMs,
    secondQuickPoints: settings.secondQuickPoints,
    secondQuickMs: settings.secondQuickMs,
  };
}

function awaitedPlayer(player: NewPlayer): PlayerState {
  return {
    userId: player.userId,
    name: player.name,
    image: player.image,
    rating: player.rating,
    ticketId: player.ticketId,
    botLevel: null,
    isReady: true,
    presence: { is: 'awaited' },
    connection: null,
    awayMs: 0,
    creditMs: 0,
    points: 0,
    correct: 0,
    commands: [],
    muted: [],
    saidAt: null,
  };
}

interface NewRoom {
  readonly roomId: RoomId;
  readonly category: BattleCategory;
  readonly languageId: LanguageId;
  readonly entryCoin: number;
  readonly seed: string;
  readonly now: number;
  readonly settings: BattleSettings;
}

function randomRoom(input: NewRoom, players: readonly PlayerState[]): BattleState {
  return {
    schema: STATE_SCHEMA,
    roomId: input.roomId,
    kind: 'random',
    roomCode: null,
    category: input.category,
    languageId: input.languageId,
    entryCoin: input.entryCoin,
    capacity: 2,
    questionCount: input.settings.questionCount,
    host: null,
    seed: input.seed,
    rules: rulesOf(input.settings),
    version: 1,
    createdAt: input.now,
    startNumber: 0,
    phase: { name: 'lobby', closesAt: input.now + input.settings.pairLeaseMs },
    players,
    kicked: [],
    questions: [],
    closed: [],
    result: null,
    voidReason: null,
    rematch: [],
    rematchRoomId: null,
  };
}

/** The room of two strangers that the search has paired: both attach before the lease ends [B11]. */
export function openRandomRoom(
  input: NewRoom & { readonly players: readonly [NewPlayer, NewPlayer] },
): BattleState {
  return randomRoom(input, input.players.map(awaitedPlayer));
}

/** The room of a player and a bot: nothing at stake, ready as soon as he attaches [B12]. */
export function openBotRoom(
  input: Omit<NewRoom, 'entryCoin'> & { readonly player: NewPlayer; readonly level: BotLevel },
): BattleState {
  const { level } = input;
  const bot: PlayerState = {
    ...awaitedPlayer({
      userId: BOT_ID,
      name: 'Bot',
      image: '',
      rating: botSkills[level].rating,
      ticketId: null,
    }),
    botLevel: level,
    presence: { is: 'here' },
  };
  return randomRoom({ ...input, entryCoin: 0 }, [awaitedPlayer(input.player), bot]);
}

/** The room of a rematch [B14]: the same people and stake, new questions; their ratings as settled. */
export function openRematchRoom(
  input: Pick<NewRoom, 'roomId' | 'seed' | 'now' | 'settings'> & { readonly former: BattleState },
): BattleState {
  const { former } = input;
  const { phase, category, languageId, entryCoin } = former;
  const ratings = phase.name === 'settled' ? phase.settlement.ratings : {};
  const players = peopleOf(former).map(({ userId, name, image, rating }) =>
    awaitedPlayer({ userId, name, image, rating: ratings[userId]?.after ?? rating, ticketId: null }),
  );
  return randomRoom({ ...input, category, languageId, entryCoin }, players);
}
