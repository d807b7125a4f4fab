import type { PushName } from 'shared-contracts/platform/realtime';

/** A member with sockets at this node, and what they did in the present window. */
export interface Member {
  readonly userId: string;
  /** The topic on which the member is told things. */
  readonly topic: string;
  /** As of when the latest push of a name was read, where it was told when that was. */
  readonly knows: Map<PushName, number>;
  joins: number;
  said: number;
  frames: number;
}

/** The session that a socket was opened on. */
export interface Holder {
  readonly accountId: string;
  readonly sessionId: string;
  /** Version of the account that the token was made at. */
  readonly version: number;
  readonly role: string;
  /** When the token ends, in ms since 1970. */
  readonly expiresAt: number;
}
