/** How often things go wrong, as probabilities, and how long things take, in milliseconds. */
export interface Faults {
  /** A commit or read does not reach the store. */
  readonly storeRequestLost: number;
  /** A commit is written, its reply is lost. */
  readonly storeReplyLost: number;
  /** A call to the quiz backend has no effect and fails. */
  readonly backendDown: number;
  /** A call to the quiz backend has its effect and fails. */
  readonly backendReplyLost: number;
  /** Per question: the player's link goes, for up to 25 s. */
  readonly drop: number;
  /** Per question: the player leaves. */
  readonly leave: number;
  /** Per question: the player opens a second tab. */
  readonly secondTab: number;
  /** Per answer: it is sent again, on the same or another question. */
  readonly misuse: number;
  /** Per message from a node: it is lost on its way to the client's screen. */
  readonly noticeLost: number;
  /** A node is killed every so many milliseconds on average; 0: never. */
  readonly killNodeEveryMs: number;
  /** A node's clock is off by up to so much either way, milliseconds. */
  readonly clockSkewMs: number;
  /** A node's clock steps by some seconds every so many milliseconds on average, until it is calibrated; 0: never. */
  readonly clockStepEveryMs: number;
  /** The store is away for up to 7 s, longer than a silent node lives, every so many milliseconds on average; 0: never. */
  readonly storeAwayEveryMs: number;
  /** The store loses its newest writes every so many milliseconds on average; 0: never. */
  readonly rollbackEveryMs: number;
}

export const noFaults: Faults = {
  storeRequestLost: 0,
  storeReplyLost: 0,
  backendDown: 0,
  backendReplyLost: 0,
  drop: 0,
  leave: 0,
  secondTab: 0,
  misuse: 0,
  noticeLost: 0,
  killNodeEveryMs: 0,
  clockSkewMs: 0,
  clockStepEveryMs: 0,
  storeAwayEveryMs: 0,
  rollbackEveryMs: 0,
};

/** Everything goes wrong now and then. */
export const manyFaults: Faults = {
  storeRequestLost: 0.005,
  storeReplyLost: 0.01,
  backendDown: 0.1,
  backendReplyLost: 0.1,
  drop: 0.04,
  leave: 0.01,
  secondTab: 0.01,
  misuse: 0.15,
  noticeLost: 0.01,
  killNodeEveryMs: 20_000,
  clockSkewMs: 100,
  clockStepEveryMs: 20_000,
  storeAwayEveryMs: 40_000,
  rollbackEveryMs: 40_000,
};
