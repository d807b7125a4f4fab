import type { PushName, PushPayload } from 'shared-contracts/platform/realtime';

/** One push on its way to the sockets of a person. */
export interface Push<Name extends PushName = PushName> {
  /** User id of the wire. */
  readonly to: string;
  readonly name: Name;
  readonly payload: PushPayload<Name>;
  /** What it says was read as of then (SNAPSHOT_ORDER); what was read before and arrives after it is told to nobody. */
  readonly asOf?: number;
}

/** Who passes pushes on to sockets. */
export interface PushListener {
  readonly push: (push: Push) => void;
  /** Whether pushes to somebody would be passed on now; without it, they are to anybody. */
  readonly hears?: (userId: string) => boolean;
  /** Pushes to somebody, or with null to anybody, may have been lost between nodes. */
  readonly mayHaveMissed?: (userId: string | null) => void;
}

/**
 * Pushes to the open pages of a person on every node (section 7, 'Realtime socket'). Called after the commit of what is
 * told; never throws, and what nobody hears is lost: pages ask by calls when their line is back.
 */
export interface Pushes {
  push<Name extends PushName>(
    to: string,
    name: Name,
    payload: PushPayload<Name>,
    asOf?: number,
  ): void;
  /** Returns the end of the subscription. */
  subscribe(listener: PushListener): () => void;
}
