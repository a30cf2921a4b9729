import type { BattleServerMessage, BattleServerMessageName } from '@quiz-arena/contract/battle/battle-events';
import { textFrame } from './text-frame.ts';

/** The one namespace that there is. */
export const NAMESPACE = '/battle';

/** What the first frame of a connection tells a client about it (Engine.IO 4). */
export interface ConnectionTerms {
  readonly sid: string;
  /** Milliseconds. */
  readonly pingInterval: number;
  /** Milliseconds. */
  readonly pingTimeout: number;
  /** Bytes of one frame. */
  readonly maxPayload: number;
}

/** Every packet that this server sends, as a WebSocket frame. */
export const packetFrames = {
  open: (terms: ConnectionTerms) => textFrame(`0${JSON.stringify({ upgrades: [], ...terms })}`),
  ping: textFrame('2'),
  entered: (sid: string) => textFrame(`40${NAMESPACE},${JSON.stringify({ sid })}`),
  refused: (namespace: string, refusal: { readonly message: string; readonly data?: object }) =>
    textFrame(`44${namespace},${JSON.stringify(refusal)}`),
  disconnect: textFrame(`41${NAMESPACE},`),
  event: <Name extends BattleServerMessageName>(name: Name, message: BattleServerMessage<Name>) =>
    textFrame(`42${NAMESPACE},["${name}",${JSON.stringify(message)}]`),
  ack: (ackId: number, answer: object) => textFrame(`43${NAMESPACE},${ackId}[${JSON.stringify(answer)}]`),
} as const;
