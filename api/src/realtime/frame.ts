import type { Payload } from './topics.ts';

/** Events of the protocol itself. */
export const PROTOCOL = {
  topic: 'phoenix',
  heartbeat: 'heartbeat',
  join: 'phx_join',
  leave: 'phx_leave',
  reply: 'phx_reply',
  error: 'phx_error',
  close: 'phx_close',
} as const;

/** What a client sends, of whichever serialization. */
export interface Frame {
  /** Ref of the join that the client believes in; null outside of topics. */
  readonly joinRef: string | null;
  /** Ref under which a reply is awaited; null where none is. */
  readonly ref: string | null;
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
}

/** Where an answer belongs: the frame that it answers. */
export type ReplyTo = Pick<Frame, 'joinRef' | 'ref' | 'topic'>;

/** Outcome of a message, with the response that tells more. */
export interface Reply {
  readonly status: 'ok' | 'error';
  readonly response: Payload;
}
