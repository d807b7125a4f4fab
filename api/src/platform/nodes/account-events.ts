import type { FastifyBaseLogger } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/tables.ts';
import { Listeners } from './listeners.ts';

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

/** Receives announcements. */
export interface AccountListener {
  readonly mustClose: (event: AccountEvent) => void;
  /** An announcement of another node may have been missed: check every session again. */
  readonly mayHaveMissed: () => void;
}

/** Announces what ends sockets, after the commit, to this node and to all others. */
export interface AccountEvents {
  publish(event: AccountEvent): void;
  /**
   * Whether an announcement of another node since the previous call may be missing here; true the first time. Only one
   * caller may poll it.
   */
  uncertain(): Promise<boolean>;
  /** Returns the unsubscribe function. */
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

/** Announcements within this process. */
export class LocalAccountEvents implements AccountEvents {
  readonly #listeners: Listeners<AccountListener>;

  constructor(log: FastifyBaseLogger) {
    this.#listeners = new Listeners(log, 'account events');
  }

  publish(event: AccountEvent): void {
    this.#listeners.notify((listener) => listener.mustClose(event));
  }

  /** Within one process nothing gets lost. */
  uncertain(): Promise<boolean> {
    return Promise.resolve(false);
  }

  /** Announcements of other nodes may have been lost. */
  doubt(): void {
    this.#listeners.notify((listener) => listener.mayHaveMissed());
  }

  subscribe(listener: AccountListener): () => void {
    return this.#listeners.add(listener);
  }
}

/** A counter in the database for account events that may not reach other processes; they check sessions when it moves. */
export interface UnheardMarks {
  /** Counts one more, for all others to see. */
  leave(): Promise<void>;
  /** Whether others left one since the previous call; true the first time. */
  moved(): Promise<boolean>;
}

export function unheardMarks(db: Kysely<Database>): UnheardMarks {
  let seen: bigint | null = null;
  const read = async (query: ReturnType<typeof sql<{ mark: string | number }>>) => {
    const { rows } = await query.execute(db);
    return BigInt(rows[0]?.mark ?? 0);
  };
  return {
    async leave() {
      const mark = await read(sql`select nextval('account_marks') as mark`);
      // This node knows its own events; a mark of another node in between still counts as moved.
      if (seen !== null && mark === seen + 1n) seen = mark;
    },
    async moved() {
      const mark = await read(sql`select last_value as mark from account_marks`);
      const moved = mark !== seen;
      seen = mark;
      return moved;
    },
  };
}

/**
 * Announcements of a process without Redis that may share its database, such as a command. Each is marked in the
 * database, for other processes to see.
 */
export function markedAccountEvents(
  local: AccountEvents,
  marks: UnheardMarks,
  log: FastifyBaseLogger,
): AccountEvents & { close(): Promise<void> } {
  const leaving = new Set<Promise<void>>();
  return {
    publish(event) {
      local.publish(event);
      leaveMark(marks, log, leaving);
    },
    uncertain: () => marks.moved(),
    subscribe: (listener) => local.subscribe(listener),
    close: async () => void (await Promise.all(leaving)),
  };
}

/** Leaves a mark in the background; `leaving` holds what is under way. */
export function leaveMark(
  marks: UnheardMarks,
  log: FastifyBaseLogger,
  leaving: Set<Promise<void>>,
): void {
  const mark = marks
    .leave()
    .catch((err: unknown) => log.warn({ err }, 'other nodes learn late that a session ended'))
    .finally(() => leaving.delete(mark));
  leaving.add(mark);
}
