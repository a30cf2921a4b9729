import type { BattleSettings } from '@quiz-arena/contract/battle/battle-limits';
import type { BattleSettlement } from '@quiz-arena/contract/battle/battle-values';
import type { BattleState, SecretQuestion } from '../core/battle-state.ts';
import type { NodeId } from '../core/node-id.ts';
import type { Receipt } from '../core/receipt-of.ts';
import type { BattleStore } from '../ports/battle-store.ts';
import type { BattleTermsSource } from '../ports/battle-terms.ts';
import type { Clock } from '../ports/clock.ts';
import type { CodeTries } from '../ports/code-tries.ts';
import type { Ids } from '../ports/ids.ts';
import type { Log } from '../ports/log.ts';
import type { MeetingLog } from '../ports/meeting-log.ts';
import type { Meter } from '../ports/meter.ts';
import type { NodeChannel } from '../ports/node-channel.ts';
import type { NodeRegistry } from '../ports/node-registry.ts';
import type { PlayerConnections } from '../ports/player-connections.ts';
import type { PlayerDirectory } from '../ports/player-directory.ts';
import type { QuestionSource } from '../ports/question-source.ts';
import type { Random } from '../ports/random.ts';
import type { ResultSink } from '../ports/result-sink.ts';
import type { RevocationFeed } from '../ports/revocation-feed.ts';
import type { RoomCodes } from '../ports/room-codes.ts';
import type { SearchPenalty } from '../ports/search-penalty.ts';
import type { SeatStore } from '../ports/seat-store.ts';
import type { TicketQueue } from '../ports/ticket-queue.ts';
import type { NodeMessage } from './node-message.ts';

/** Everything outside that a battle node works with. */
export interface BattlePorts {
  readonly nodeId: NodeId;
  /** Names the rules that this node decides and evolves by: nodes with others do not follow its commits. */
  readonly rules: string;
  /** The node's own numbers. What the quiz's settings decide is in `terms`. */
  readonly settings: BattleSettings;
  readonly terms: BattleTermsSource;
  readonly store: BattleStore<BattleState, NodeMessage>;
  readonly channel: NodeChannel<NodeMessage>;
  readonly registry: NodeRegistry;
  readonly connections: PlayerConnections;
  readonly directory: PlayerDirectory;
  readonly tickets: TicketQueue;
  readonly seats: SeatStore;
  readonly meetings: MeetingLog;
  readonly penalties: SearchPenalty;
  readonly codes: RoomCodes;
  readonly codeTries: CodeTries;
  readonly questions: QuestionSource<SecretQuestion>;
  readonly results: ResultSink<Receipt, BattleSettlement>;
  readonly revocations: RevocationFeed;
  readonly clock: Clock;
  readonly random: Random;
  readonly ids: Ids;
  readonly log: Log;
  readonly meter: Meter;
}
