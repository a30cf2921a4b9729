import { languageId, roomId, type UserId, userId } from '@quiz-arena/contract/ids';
import type { Decision } from '../core/decision.ts';
import { openCodedRoom } from '../core/open-room.ts';
import {
  ANNA,
  BEN,
  connectionOf,
  newPlayer,
  START,
  secretQuestions,
  settings,
  TestRoom,
} from './test-room.ts';

export const CARL: UserId = userId.parse('3');
export const DORA: UserId = userId.parse('4');

/** A room with a code that ANNA has opened and is in. */
export class TestLobby extends TestRoom {
  constructor(kind: 'friend' | 'group' = 'group', capacity = kind === 'friend' ? 2 : 4) {
    super(
      openCodedRoom({
        roomId: roomId.parse('room'),
        kind,
        roomCode: '123456',
        capacity,
        questionCount: 3,
        category: '',
        languageId: languageId.parse('14'),
        entryCoin: 5,
        seed: '0'.repeat(32),
        creator: { ...newPlayer(ANNA), ticketId: null },
        now: START,
        settings,
      }),
    );
    this.attach(ANNA);
  }

  join(id: UserId, connection = connectionOf(`socket-${id}`)): Decision {
    const player = { ...newPlayer(id), ticketId: null };
    return this.send({ type: 'join', userId: id, player, connection });
  }

  ready(id: UserId, ready = true): Decision {
    return this.send({ type: 'ready', userId: id, ready });
  }

  kick(id: UserId, by = ANNA): Decision {
    return this.send({ type: 'kick', userId: by, target: id });
  }

  press(id: UserId = ANNA): Decision {
    return this.send({ type: 'start', userId: id });
  }

  /** Everyone named has joined and is ready, ANNA has pressed start: the fees are being held. */
  holding(...guests: readonly UserId[]): this {
    for (const id of guests) {
      this.join(id);
      this.ready(id);
    }
    this.press();
    return this;
  }

  /** As `holding`, and question 0 is asked. */
  playing(...guests: readonly UserId[]): this {
    this.holding(...guests);
    const { startNumber } = this.state;
    this.send({ type: 'confirmHolds', startNumber, questions: secretQuestions(3) });
    this.passDeadline();
    return this;
  }
}

/** A group battle of four whose first question runs. */
export function groupOfFour(): TestLobby {
  return new TestLobby().playing(BEN, CARL, DORA);
}
