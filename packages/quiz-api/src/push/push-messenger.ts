/** What a device shows. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** An absolute URL, or "". */
  readonly image: string;
  /** What it leads to, for the client. */
  readonly data: Readonly<Record<string, string>>;
}

/** Tokens that belong to no device any more; nothing will ever reach them. */
export interface DeadTokens {
  readonly deadTokens: readonly string[];
}

/** Sends push messages to browsers. Tokens are those that the browsers were given by the messaging service. */
export interface PushMessenger {
  /** To everyone who follows. */
  toFollowers(message: PushMessage): Promise<void>;
  /** To these, any number of them. */
  toTokens(tokens: readonly string[], message: PushMessage): Promise<DeadTokens>;
  follow(tokens: readonly string[]): Promise<DeadTokens>;
  unfollow(tokens: readonly string[]): Promise<void>;
}
