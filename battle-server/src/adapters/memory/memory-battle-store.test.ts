import { defaultBattleSettings } from '@quiz-arena/contract/battle/battle-limits';
import { describe } from 'vitest';
import { describeBattleStore } from '../../ports/battle-store.suite.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { createMemoryBattleStore } from './memory-battle-store.ts';
import { createMemoryNodeChannel } from './memory-node-channel.ts';

describe('the memory battle store', () => {
  const clock = createVirtualClock();
  describeBattleStore({
    open() {
      const channel = createMemoryNodeChannel<{ tells: string }>();
      return { store: createMemoryBattleStore(clock, channel, defaultBattleSettings), channel };
    },
    now: async () => clock.now(),
    pass: async (ms) => clock.pass(ms),
  });
});
