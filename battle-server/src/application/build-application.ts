import type { RoomId, TicketId, UserId } from '@quiz-arena/contract/ids';
import { abandonRooms } from './abandon-rooms.ts';
import { followUps, runInBackground } from './after-commit.ts';
import type { BattleApplication } from './battle-application.ts';
import type { BattlePorts } from './battle-ports.ts';
import { type CommitRoom, type Committed, createCommitRoom } from './commit-room.ts';
import { createConfirmations } from './confirmations.ts';
import { createDeadlineRunner } from './deadline-runner.ts';
import { detachPlayer, disconnectPlayer } from './disconnect-player.ts';
import { followOthers } from './follow-others.ts';
import { createCommandHandler } from './handle-command.ts';
import { createLobbyKeeper } from './heal-lobbies.ts';
import { logMilestones } from './log-milestones.ts';
import { loseDeadNodes } from './lose-nodes.ts';
import { matchAll } from './matchmaking.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { createOpenPairRoom } from './open-pair-room.ts';
import { reclaimMatches } from './reclaim-matches.ts';
import { createMatchRenewals } from './renew-matches.ts';
import { repeat } from './repeat.ts';
import { createRevocationPoll } from './revocations.ts';
import { createRoomCache } from './room-cache.ts';
import { findBindingSeat } from './seats.ts';

/** Rooms that a node keeps at hand. */
const CACHED_ROOMS = 20_000;
/** Between two looks at the store's due deadlines, milliseconds: local timers are the fast path. */
const SWEEP_MS = 250;
/** Between two looks at the search queues, milliseconds. */
const MATCH_MS = 250;

/** Builds a node's application on its ports. */
export function buildApplication(ports: BattlePorts): BattleApplication {
  const cache = createRoomCache(CACHED_ROOMS);
  const confirmations = createConfirmations();
  const renewals = createMatchRenewals(ports);
  let isDraining = false;

  const onCommitted = (committed: Committed) => {
    deadlines.watch(committed.after);
    renewals.note(committed.after);
    lobbies.note(committed.after);
    logMilestones(ports.log, committed);
    runInBackground(ports, followUps(ports, commitRoom, committed), committed.after);
  };
  const commitRoom: CommitRoom = createCommitRoom(ports, cache, onCommitted);
  const commitSilently = createCommitRoom(ports, cache, () => undefined);
  const lobbies = createLobbyKeeper(ports, commitRoom);
  const deadlines = createDeadlineRunner(ports, commitRoom);
  const openRoom = createOpenPairRoom(ports, deadlines.watch);
  const match = oneAtATime(() => (isDraining ? Promise.resolve() : matchAll(ports, openRoom)));
  const sweep = async () => {
    await loseDeadNodes(ports, commitRoom, lobbies.adopt);
    await deadlines.sweep();
  };

  return {
    handle: createCommandHandler(
      ports,
      commitRoom,
      confirmations,
      () => isDraining,
      () => runInBackground(ports, [match]),
    ),

    findSeat: (playerId) => whereIs(ports, playerId),

    disconnected(playerId, connection, cause) {
      confirmations.forget(playerId);
      return disconnectPlayer(ports, commitRoom, playerId, connection, cause);
    },

    missed: (roomId, playerId, connection) => detachPlayer(commitRoom, roomId, playerId, connection, 'lost'),

    heard: followOthers(ports, cache, deadlines),

    run(onRevoked) {
      const poll = createRevocationPoll(ports, commitRoom, onRevoked);
      const { settings } = ports;
      const stops = [
        repeat(ports, SWEEP_MS, 'sweep', sweep),
        repeat(ports, MATCH_MS, 'match', match),
        repeat(ports, settings.renewMatchesMs, 'renew', renewals.renew),
        repeat(ports, settings.reclaimMatchesMs, 'reclaim', () => reclaimMatches(ports, commitRoom)),
        repeat(ports, settings.healLobbiesMs, 'heal lobbies', lobbies.heal),
        repeat(ports, settings.revocationPollMs, 'revocations', poll),
        repeat(ports, settings.nodeHeartbeatMs, 'heartbeat', () => ports.registry.beat(ports.nodeId)),
        deadlines.stop,
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },

    abandon: () => abandonRooms(ports, commitSilently),

    drain() {
      isDraining = true;
    },
  };
}

/** The room or the search that binds a player; null: he is free. */
async function whereIs(
  ports: BattlePorts,
  playerId: UserId,
): Promise<{ roomId: RoomId } | { ticket: TicketId } | null> {
  const place = (await findBindingSeat(ports, playerId))?.place;
  if (place === undefined) {
    return null;
  }
  return place.kind === 'battle' ? { roomId: place.roomId } : { ticket: place.ticketId };
}
