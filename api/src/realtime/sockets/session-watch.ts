import { ownTopic, SOCKET_CLOSED } from 'shared-contracts/platform/realtime';
import {
  changedSessions,
  sessionLimits,
  type TokenClaims,
} from '../../modules/accounts/accounts.public.ts';
import type { AppParts } from '../../platform/calls/context.ts';
import { startJobLoop } from '../../platform/jobs/job-loop.ts';
import { closes, type AccountEvent } from '../../platform/nodes/account-events.ts';
import type { Connection } from './connection.ts';
import type { Hub } from './hub.ts';
import {
  CHECK_EVERY_MS,
  CHECKS_PER_LOOK,
  GIVE_UP_AFTER_MS,
  LOOK_EVERY_MS,
  PING_AFTER_MS,
  WINDOW_MS,
} from './limits.ts';

/** Sessions of one statement. */
const AT_ONCE = 1000;
const PING_AFTER = PING_AFTER_MS / LOOK_EVERY_MS;
const GIVE_UP_AFTER = GIVE_UP_AFTER_MS / LOOK_EVERY_MS;
const WINDOW = WINDOW_MS / LOOK_EVERY_MS;

/** A session that is checked for a new socket, and may end meanwhile. */
export interface Entering {
  /** 'doubtful' when its role changed, or when an announcement may have been missed: the page connects again. */
  fate: 'live' | 'ended' | 'doubtful';
  readonly done: () => void;
}

/** Closes sockets whose session ended, and finds dead ones. */
export interface SessionWatch {
  /** Watches a session from now until `done`. */
  enter(claims: TokenClaims): Entering;
  /** Checks once for expired tokens and silent sockets. */
  look(): void;
  /** Looks up every session if an announcement may have been missed, or if it is time. */
  check(): Promise<void>;
  /** Looks up every session; resolves when the sockets of ended ones are closed. */
  recheck(): Promise<void>;
  close(): Promise<void>;
}

type Opening = Entering & { readonly claims: TokenClaims };

type WatchParts = Pick<AppParts, 'db' | 'clock' | 'config' | 'log' | 'accountEvents'>;

/**
 * Announcements close sockets at once. Where some may have got lost between nodes, the sessions of all sockets are looked
 * up at every check; twice a minute anyway, since changes of the database by hand are not announced.
 */
export function watchSessions(
  hub: Hub,
  { db, clock, config, log, accountEvents }: WatchParts,
): SessionWatch {
  const entering = new Set<Opening>();
  let looks = 0;
  let checks = 0;
  /** Doubts so far, and those that a look at all sessions has answered. */
  let doubts = 1;
  let answered = 0;
  /** Those who were being let in at a doubt: a look answers for them once they are among the sockets. */
  const unanswered = new Set<Opening>();

  function mustClose(event: AccountEvent): void {
    for (const connection of hub.connections(event.accountId)) {
      if (closes(event, connection.holder)) end(connection, event.because);
    }
    for (const one of entering) {
      if (one.fate === 'ended' || !closes(event, one.claims)) continue;
      // What was read of the caller may be of the role before; the session is as good as ever.
      one.fate = event.because === 'role-changed' ? 'doubtful' : 'ended';
    }
  }

  async function lookUp(): Promise<void> {
    const all = hub.connections();
    for (let at = 0; at < all.length; at += AT_ONCE) {
      const some = all.slice(at, at + AT_ONCE);
      const changed = await changedSessions(
        db,
        some.map(({ holder }) => holder),
        sessionLimits(clock(), config),
      );
      for (const connection of some) {
        const change = changed.get(connection.holder.sessionId);
        if (change !== undefined) end(connection, change === 'ended' ? 'signed-out' : change);
      }
    }
  }

  function doubt(): void {
    doubts += 1;
    for (const one of entering) unanswered.add(one);
  }

  async function check(): Promise<void> {
    if (hub.size === 0 && entering.size === 0) return;
    checks += 1;
    let uncertain = true;
    try {
      uncertain = await accountEvents.uncertain();
    } finally {
      if (uncertain) doubt();
    }
    if (answered === doubts && unanswered.size === 0 && checks < CHECKS_PER_LOOK) return;
    const answers = doubts;
    const among = [...unanswered].filter((one) => !entering.has(one));
    await lookUp();
    for (const one of among) unanswered.delete(one);
    answered = answers;
    checks = 0;
  }

  const checking = startJobLoop(check, {
    everyMs: CHECK_EVERY_MS,
    onError: (err) => log.error({ err }, 'the sessions of sockets could not be looked up'),
  });

  function look(): void {
    looks += 1;
    const now = clock().getTime();
    if (looks % WINDOW === 0) hub.renewAllowances();
    for (const connection of hub.connections()) {
      connection.silentLooks += 1;
      if (connection.holder.expiresAt <= now) {
        connection.close(SOCKET_CLOSED.unauthorized, 'expired', 'expired');
      } else if (connection.silentLooks > GIVE_UP_AFTER) connection.drop('silent');
      else if (connection.silentLooks === PING_AFTER) connection.ping();
      if (connection.failsIn > 0) {
        connection.failsIn -= 1;
        if (connection.failsIn === 0) connection.fail(ownTopic(connection.holder.accountId));
      }
    }
  }

  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  const stop = accountEvents.subscribe({
    mustClose,
    mayHaveMissed: () => {
      for (const one of entering) if (one.fate === 'live') one.fate = 'doubtful';
      doubts += 1;
      checking.wake();
    },
  });
  return {
    enter(claims) {
      const one: Opening = {
        claims,
        fate: 'live',
        done: () => void entering.delete(one),
      };
      entering.add(one);
      return one;
    },
    look,
    check: async () => {
      checking.wake();
      await checking.settled();
    },
    recheck: async () => {
      doubt();
      checking.wake();
      await checking.settled();
    },
    close: async () => {
      clearInterval(timer);
      stop();
      await checking.close();
    },
  };
}

function end(connection: Connection, because: AccountEvent['because']): void {
  // A changed role leaves the session as it is: the page connects again and is what it is now.
  const code = because === 'role-changed' ? 1012 : SOCKET_CLOSED.unauthorized;
  connection.close(code, because, 'ended');
}
