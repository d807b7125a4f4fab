import type { PushName } from 'shared-contracts/platform/realtime';

/** A member with sockets at this node, and how much they sent in the current window. */
export interface Member {
  readonly userId: string;
  /** The member's own topic. */
  readonly topic: string;
  /** When the content of the latest push of a name was read, for pushes that carry it. */
  readonly readAt: Map<PushName, number>;
  joins: number;
  messages: number;
  frames: number;
}

/** The session that a socket was opened on. */
export interface Holder {
  readonly accountId: string;
  readonly sessionId: string;
  /** Version of the account in the token. */
  readonly version: number;
  readonly role: string;
  /** When the token ends, in ms since 1970. */
  readonly expiresAt: number;
}
