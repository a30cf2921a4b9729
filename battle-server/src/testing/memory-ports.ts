import { type BattleSettings, defaultBattleSettings } from '@quiz-arena/contract/battle/battle-limits';
import type { BattleSettlement } from '@quiz-arena/contract/battle/battle-values';
import { createMemoryBattleStore } from '../adapters/memory/memory-battle-store.ts';
import { createMemoryCodeTries } from '../adapters/memory/memory-code-tries.ts';
import { createMemoryMeetingLog } from '../adapters/memory/memory-meeting-log.ts';
import { createMemoryNodeChannel } from '../adapters/memory/memory-node-channel.ts';
import { createMemoryNodeRegistry } from '../adapters/memory/memory-node-registry.ts';
import { createMemoryPlayerConnections } from '../adapters/memory/memory-player-connections.ts';
import { createMemoryRoomCodes } from '../adapters/memory/memory-room-codes.ts';
import { createMemorySearchPenalty } from '../adapters/memory/memory-search-penalty.ts';
import { createMemorySeatStore } from '../adapters/memory/memory-seat-store.ts';
import { createMemoryTicketQueue } from '../adapters/memory/memory-ticket-queue.ts';
import type { BattlePorts } from '../application/battle-ports.ts';
import type { NodeMessage } from '../application/node-message.ts';
import type { BattleState, SecretQuestion } from '../core/battle-state.ts';
import type { NodeId } from '../core/node-id.ts';
import type { Receipt } from '../core/receipt-of.ts';
import type { BattleTerms, BattleTermsSource } from '../ports/battle-terms.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Meter, Tally } from '../ports/meter.ts';
import type { QuestionSource } from '../ports/question-source.ts';
import type { Random } from '../ports/random.ts';
import type { ResultSink } from '../ports/result-sink.ts';
import { silentLog } from './silent-log.ts';

/** Ids that count up, the same in every run. */
export function countingIds(): Ids {
  let count = 0;
  const next = (kind: string) => `${kind}-${count++}`;
  return {
    nonce: () => next('nonce'),
  };
}

/** Every kind of battle is offered, with these numbers. */
export function createFixedTerms(
  settings: BattleSettings,
  more: Partial<BattleTerms> = {},
): BattleTermsSource {
  return {
    read: async () => ({ isOffered: true, isMaintenance: false, settings, defaultLanguageId: null, ...more }),
  };
}

/** Seeds that count up, the same in every run. */
function countingSeeds(): Random {
  let count = 0;
  return { seed: () => (count++).toString(16).padStart(32, '0') };
}

/** A meter that a test can read. */
export interface CountingMeter extends Meter {
  count(what: Tally): number;
}

export function createCountingMeter(): CountingMeter {
  const counts = new Map<Tally, number>();
  return {
    count: (what) => counts.get(what) ?? 0,
    tally: (what, by = 1) => void counts.set(what, (counts.get(what) ?? 0) + by),
    refused: () => undefined,
    searched: () => undefined,
    handled: () => undefined,
  };
}

/** The ports of one node in memory, on the given clock and quiz backend; `more` replaces some. */
export function createMemoryPorts(
  clock: Clock,
  backend: QuestionSource<SecretQuestion> & ResultSink<Receipt, BattleSettlement>,
  more: Partial<BattlePorts> = {},
): BattlePorts {
  const settings = defaultBattleSettings;
  const channel = createMemoryNodeChannel<NodeMessage>();
  return {
    nodeId: 'node' as NodeId,
    rules: 'rules',
    settings,
    terms: createFixedTerms(settings),
    channel,
    store: createMemoryBattleStore<BattleState, NodeMessage>(clock, channel, settings),
    registry: createMemoryNodeRegistry(clock, settings.nodeDeadMs),
    connections: createMemoryPlayerConnections(clock),
    directory: {
      resolve: async () => ({ kind: 'unavailable' }),
      standingOf: async () => null,
      forget: () => undefined,
    },
    tickets: createMemoryTicketQueue(clock),
    seats: createMemorySeatStore(clock),
    meetings: createMemoryMeetingLog(clock),
    penalties: createMemorySearchPenalty(clock, settings),
    codes: createMemoryRoomCodes(clock),
    codeTries: createMemoryCodeTries(clock, settings),
    questions: backend,
    results: backend,
    revocations: { poll: async () => null },
    clock,
    random: countingSeeds(),
    ids: countingIds(),
    log: silentLog,
    meter: createCountingMeter(),
    ...more,
  };
}
