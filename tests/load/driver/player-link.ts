/** How a driven player speaks with a server, whatever the wire: Socket.IO for battle nodes, others for comparison. */
export interface PlayerLink {
  /** Sends a command whose answer nobody needs. */
  tell(name: string, payload: object): void;
  /** Sends a command; `onAnswer` comes once, or never when the link goes. */
  ask(name: string, payload: object, onAnswer: (answer: unknown) => void): void;
  close(): void;
  /** Breaks the connection without a word. */
  cut(): void;
}

export interface PlayerLinkHandlers {
  onConnect(): void;
  /** The handshake was refused; `data` is what the server says of it. */
  onRefused(data: unknown): void;
  onMessage(name: string, body: unknown): void;
  /** Comes once, whoever closed. */
  onClose(reason: string): void;
}
