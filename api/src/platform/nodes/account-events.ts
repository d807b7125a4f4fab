import { z } from 'zod';

/** That sockets must close: a person's rights to them ended with a session, with all of them, or changed. */
export const AccountEvent = z.object({
  accountId: z.string(),
  because: z.enum([
    'signed-out',
    'signed-out-everywhere',
    'password-changed',
    'role-changed',
    'deleted',
  ]),
  /** Those of every session, of one, or of every session but one. */
  sockets: z.union([
    z.literal('all'),
    z.object({ of: z.string() }),
    z.object({ butOf: z.string() }),
  ]),
});
export type AccountEvent = z.infer<typeof AccountEvent>;

/** Who hears of it. */
export interface AccountListener {
  readonly mustClose: (event: AccountEvent) => void;
  /** Something that happened at another node may have been missed: look at every session anew. */
  readonly mayHaveMissed: () => void;
}

/** Announces what ends sockets, after it was committed; to this node, and to the others where there are any. */
export interface AccountEvents {
  publish(event: AccountEvent): void;
  /**
   * Whether something that was announced elsewhere since the last time of asking may not have come here. It proves the
   * way by what it sent at the last time: asked every few seconds by one, and true the first time.
   */
  uncertain(): Promise<boolean>;
  /** Returns the end of the subscription. */
  subscribe(listener: AccountListener): () => void;
}

/** Whether a socket of a session must close. */
export function closes(
  { accountId, sockets }: AccountEvent,
  socket: { readonly accountId: string; readonly sessionId: string },
): boolean {
  if (socket.accountId !== accountId) return false;
  if (sockets === 'all') return true;
  return 'of' in sockets ? sockets.of === socket.sessionId : sockets.butOf !== socket.sessionId;
}
