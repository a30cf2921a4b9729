import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * What a network does to the connections through it.
 * - `slow`: what comes back comes `ms` later.
 * - `cut`: they break, and so does each new one.
 * - `silent`: they stay open and nothing passes any more, for as long as they live (a half-open link).
 * - `cutReply`: each breaks after its request has passed, before the reply has.
 * - `loseReply`: the request passes, no reply ever does, the connection stays open.
 */
export type LinkFault =
  | { readonly does: 'slow'; readonly ms: number }
  | { readonly does: 'cut' | 'silent' | 'cutReply' | 'loseReply' };

/** Which connections a fault meets; all of them unless told. */
export interface FaultScope {
  /** Only those that have subscribed to something (Redis pub/sub). */
  readonly isSubscriber?: boolean;
  /** Only those that exist now: a new one is well. */
  readonly isOpenNow?: boolean;
  /** Only once a request on them holds this text, from that request on. */
  readonly asks?: string;
  /** Only so many connections. */
  readonly most?: number;
}

/** A fault that lasts until it is ended. */
export interface RunningFault {
  /** How many connections it has met. */
  readonly met: number;
  end(): void;
}

interface Imposed {
  readonly fault: LinkFault;
  readonly scope: FaultScope;
  readonly among: ReadonlySet<Link> | null;
  readonly met: Set<Link>;
}

const SUBSCRIBES = /\$9\r\nsubscribe\r\n/i;

/** One connection: the client's side and the server's. */
class Link {
  readonly near: Socket;
  readonly far: Socket;
  isSubscriber = false;
  /** Bytes of this direction were lost: nothing may follow them. */
  #isMute = { requests: false, replies: false };
  #isDoomed = false;
  #repliesDueAt = 0;
  /** Replies that wait; timers may fire late or out of turn, the order of replies stays. */
  readonly #late: Buffer[] = [];

  constructor(near: Socket, far: Socket) {
    this.near = near;
    this.far = far;
  }

  request(chunk: Buffer, fault: LinkFault | undefined): void {
    if (fault?.does === 'cut') this.cut();
    if (fault?.does === 'silent') this.#isMute = { requests: true, replies: true };
    if (fault?.does === 'loseReply') this.#isMute.replies = true;
    if (fault?.does === 'cutReply') this.#isDoomed = true;
    if (!this.#isMute.requests && !this.far.destroyed) this.far.write(chunk);
  }

  reply(chunk: Buffer, fault: LinkFault | undefined): void {
    if (this.#isDoomed || fault?.does === 'cut') this.cut();
    if (fault?.does === 'silent') this.#isMute = { requests: true, replies: true };
    if (this.#isMute.replies) return;
    const now = performance.now();
    const dueAt = Math.max(this.#repliesDueAt, fault?.does === 'slow' ? now + fault.ms : now);
    this.#repliesDueAt = dueAt;
    if (dueAt <= now && this.#late.length === 0) {
      this.#write(chunk);
      return;
    }
    this.#late.push(chunk);
    setTimeout(() => this.#writeOldest(), dueAt - now);
  }

  cut(): void {
    this.near.destroy();
    this.far.destroy();
  }

  #writeOldest(): void {
    const oldest = this.#late.shift();
    if (oldest !== undefined) this.#write(oldest);
  }

  #write(chunk: Buffer): void {
    if (!this.near.destroyed) this.near.write(chunk);
  }
}

/** A TCP proxy on a free loopback port, with a network of its own between its clients and the server behind it. */
export class TcpProxy {
  readonly #links = new Set<Link>();
  readonly #imposed = new Set<Imposed>();
  readonly #server = createServer((near) => this.#open(near));
  #target: number;

  private constructor(target: number) {
    this.#target = target;
  }

  /** @param target the loopback port of the server behind it */
  static async start(target: number): Promise<TcpProxy> {
    const proxy = new TcpProxy(target);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Open connections. */
  get links(): number {
    return this.#links.size;
  }

  /** Leads to another server from here on; open connections break. */
  divert(target: number): void {
    this.#target = target;
    for (const link of this.#links) link.cut();
  }

  impose(fault: LinkFault, scope: FaultScope = {}): RunningFault {
    const among = scope.isOpenNow === true ? new Set(this.#links) : null;
    const imposed: Imposed = { fault, scope, among, met: new Set() };
    this.#imposed.add(imposed);
    if (fault.does === 'cut' && scope.asks === undefined) {
      for (const link of this.#links) if (this.#faultOf(link) === fault) link.cut();
    }
    return {
      get met() {
        return imposed.met.size;
      },
      end: () => void this.#imposed.delete(imposed),
    };
  }

  async close(): Promise<void> {
    this.#server.close();
    for (const link of this.#links) link.cut();
    if (this.#server.listening) await once(this.#server, 'close');
  }

  #open(near: Socket): void {
    const far = connect(this.#target, '127.0.0.1');
    const link = new Link(near, far);
    this.#links.add(link);
    if (this.#faultOf(link)?.does === 'cut') link.cut();
    for (const socket of [near, far]) {
      socket.setNoDelay(true);
      socket.on('error', () => link.cut());
      socket.on('close', () => {
        this.#links.delete(link);
        link.cut();
      });
    }
    near.on('data', (chunk) => {
      link.isSubscriber ||= SUBSCRIBES.test(chunk.toString('latin1'));
      link.request(chunk, this.#faultOf(link, chunk));
    });
    far.on('data', (chunk) => link.reply(chunk, this.#faultOf(link)));
  }

  /** What the network does to a link now. `asked`: the request that passes. */
  #faultOf(link: Link, asked?: Buffer): LinkFault | undefined {
    for (const { fault, scope, among, met } of this.#imposed) {
      if (met.has(link)) return fault;
      const isFull = scope.most !== undefined && met.size >= scope.most;
      const isMet =
        !isFull &&
        (among === null || among.has(link)) &&
        (scope.isSubscriber === undefined || scope.isSubscriber === link.isSubscriber) &&
        (scope.asks === undefined || asked?.includes(scope.asks) === true);
      if (isMet) {
        met.add(link);
        return fault;
      }
    }
    return undefined;
  }
}
