import type { Redis } from 'ioredis';
import type { NodeChannel } from '../../ports/node-channel.ts';
import { keys } from './keys.ts';
import type { RedisCommands } from './redis-connections.ts';
import { loadScript } from './redis-script.ts';
import { storeCall } from './store-call.ts';

const publishScript = loadScript('publish');

/** Channels on Redis pub/sub. `subscriber` serves this channel alone: a subscribed connection takes no commands. */
export function createRedisNodeChannel<Message>(
  commands: RedisCommands,
  subscriber: Redis,
): NodeChannel<Message> {
  return {
    async publish(nodeId, message) {
      await storeCall(publishScript.run(commands, [keys.nodeChannel(nodeId)], [JSON.stringify(message)]));
    },
    async subscribe(nodeId, onMessage, onGap) {
      const channel = keys.nodeChannel(nodeId);
      const listen = (from: string, text: string) => {
        if (from === channel) onMessage(JSON.parse(text) as Message);
      };
      let isSubscribed = false;
      // 'ready' comes before ioredis has subscribed again; the repeated SUBSCRIBE is answered after it took hold.
      const onReady = () => {
        if (isSubscribed) subscriber.subscribe(channel).then(onGap, () => undefined);
      };
      subscriber.on('message', listen);
      subscriber.on('ready', onReady);
      await storeCall(subscriber.subscribe(channel));
      isSubscribed = true;
      return async () => {
        subscriber.off('message', listen);
        subscriber.off('ready', onReady);
        await storeCall(subscriber.unsubscribe(channel));
      };
    },
  };
}
