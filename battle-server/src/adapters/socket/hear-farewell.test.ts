import { EventEmitter } from 'node:events';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { hearFarewell } from './hear-farewell.ts';

function open() {
  const websocket = new EventEmitter();
  const request = Object.assign(new IncomingMessage(new Socket()), { websocket });
  return { websocket, request };
}

describe('the end of a WebSocket', () => {
  it.each([
    ['a page that goes away', 1_001, true],
    ['a client that closes in order', 1_000, true],
    ['a link that breaks', 1_006, false],
    ['a proxy that passes a broken link on', 4_006, false],
    ['a client that gives up a dead link', 1_005, false],
  ])('of %s is told before anybody asks [B8]', (_what, code, isFarewell) => {
    const { websocket, request } = open();
    let asked: boolean | null = null;
    websocket.once('close', () => {
      asked = wasFarewell();
    });
    const wasFarewell = hearFarewell({ request });
    expect(wasFarewell()).toBe(false);
    websocket.emit('close', code);
    expect(asked).toBe(isFarewell);
  });
});
