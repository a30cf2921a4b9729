import type { BattleSettings } from '@quiz-arena/contract/battle/battle-limits';
import type { BattleCategory, BattleKind } from '@quiz-arena/contract/battle/battle-values';
import { BOT_ID, type BotLevel } from '@quiz-arena/contract/battle/bot-values';
import type { LanguageId, RoomId, UserId } from '@quiz-arena/contract/ids';
import {
  type BattleRules,
  type BattleState,
  type PlayerState,
  peopleOf,
  STATE_SCHEMA,
  stayers,
} from './battle-state.ts';
import { botSkills } from './bot.ts';
import { awaitedPlayer, type NewPlayer } from './new-player.ts';

/** The numbers of a battle as they are in force now. In a group quickness earns nothing. */
export function rulesOf(settings: BattleSettings, kind: BattleKind): BattleRules {
  const isGroup = kind === 'group';
  return {
    questionMs: settings.questionMs,
    receiptWaitMs: settings.receiptWaitMs,
    closeMarginMs: settings.closeMarginMs,
    revealMs: settings.revealMs,
    countdownMs: settings.countdownMs,
    correctPoints: settings.correctPoints,
    quickPoints: isGroup ? 0 : settings.quickPoints,
    quickMs: settings.quickMs,
    secondQuickPoints: isGroup ? 0 : settings.secondQuickPoints,
    secondQuickMs: settings.secondQuickMs,
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

/** What tells the kinds of rooms apart. */
type Plan = Pick<BattleState, 'kind' | 'roomCode' | 'capacity' | 'questionCount' | 'host' | 'players'> & {
  readonly closesAt: number;
};

function openRoom(input: NewRoom, plan: Plan): BattleState {
  const { closesAt, ...kind } = plan;
  return {
    schema: STATE_SCHEMA,
    roomId: input.roomId,
    ...kind,
    category: input.category,
    languageId: input.languageId,
    entryCoin: input.entryCoin,
    seed: input.seed,
    rules: rulesOf(input.settings, kind.kind),
    version: 1,
    createdAt: input.now,
    startNumber: 0,
    phase: { name: 'lobby', closesAt },
    starters: [],
    returning: null,
    kicked: [],
    questions: [],
    closed: [],
    result: null,
    voidReason: null,
    deleteReason: null,
    rematch: [],
    rematchRoomId: null,
  };
}

function openDuel(input: NewRoom, players: readonly PlayerState[]): BattleState {
  const { now, settings } = input;
  return openRoom(input, {
    kind: 'random',
    roomCode: null,
    capacity: 2,
    questionCount: settings.questionCount,
    host: null,
    players,
    closesAt: now + settings.pairLeaseMs,
  });
}

/** The room of two strangers that the search has paired: both attach before the lease ends [B11]. */
export function openRandomRoom(
  input: NewRoom & { readonly players: readonly [NewPlayer, NewPlayer] },
): BattleState {
  return openDuel(input, input.players.map(awaitedPlayer));
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
      isProvisional: false,
      ticketId: null,
    }),
    botLevel: level,
    presence: { is: 'here' },
  };
  return openDuel({ ...input, entryCoin: 0 }, [awaitedPlayer(input.player), bot]);
}

/** A room that others join by its code; its creator is ready, and starts it [B10] [B16] [B17]. */
export function openCodedRoom(
  input: NewRoom & {
    readonly kind: Exclude<BattleKind, 'random'>;
    readonly roomCode: string;
    readonly capacity: number;
    readonly questionCount: number;
    readonly creator: NewPlayer;
  },
): BattleState {
  const { now, settings, kind, roomCode, capacity, questionCount, creator } = input;
  const players = [awaitedPlayer(creator)];
  const closesAt = now + settings.lobbyMs;
  return openRoom(input, {
    kind,
    roomCode,
    capacity,
    questionCount,
    host: creator.userId,
    players,
    closesAt,
  });
}

/**
 * The room of a rematch [B14]: the people who are still there and the same stake, new questions; their ratings as
 * settled. It has no code and starts by itself when all have attached.
 */
export function openRematchRoom(
  input: Pick<NewRoom, 'roomId' | 'seed' | 'now' | 'settings'> & { readonly former: BattleState },
): BattleState {
  const { former, now, settings } = input;
  const { phase, kind, category, languageId, entryCoin, questionCount } = former;
  const ratings = phase.name === 'settled' ? phase.settlement.ratings : {};
  const players = peopleOf(former)
    .filter((player) => stayers(former).includes(player))
    .map(({ userId, name, image, ...former }) => {
      const settled = ratings[userId];
      const rating = settled?.after ?? former.rating;
      const isProvisional = settled?.isProvisional ?? former.isProvisional;
      return awaitedPlayer({ userId, name, image, rating, isProvisional, ticketId: null });
    });
  return openRoom(
    { ...input, category, languageId, entryCoin },
    {
      kind,
      roomCode: null,
      capacity: Math.max(2, players.length),
      questionCount,
      host: hostAmong(players, former.host),
      players,
      closesAt: now + settings.pairLeaseMs,
    },
  );
}

function hostAmong(players: readonly PlayerState[], former: UserId | null): UserId | null {
  const isThere = players.some(({ userId }) => userId === former);
  return former === null || isThere ? former : (players[0]?.userId ?? null);
}
