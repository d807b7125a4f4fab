import { deleteAccount, signOut, signOutEverywhere } from 'shared-contracts/calls/auth';
import { SOCKET_CLOSED } from 'shared-contracts/platform/realtime';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { watchStatements } from '../../../test/executed-statements.ts';
import { addMember, type TestMember } from '../../../test/members.ts';
import { addPerson } from '../../../test/people.ts';
import { openBare, usePages, type TestPage } from '../../../test/sockets.ts';
import { buildApp, type BuiltApp } from '../../app.ts';
import { changeRole } from '../../modules/accounts/change-role.ts';
import { signToken, TOKEN_SECONDS } from '../../modules/accounts/sessions/session-token.ts';
import {
  beginSession,
  endAllSessions,
  endSession,
} from '../../modules/accounts/sessions/sessions.store.ts';
import type { AccountEvent, AccountListener } from '../../platform/nodes/account-events.ts';
import type { Connection } from './connection.ts';
import { Hub } from './hub.ts';
import { CHECKS_PER_LOOK } from './limits.ts';
import { watchSessions } from './session-watch.ts';

const HOUR_MS = 60 * 60_000;
const t = useApp({ staffSessionMs: 12 * HOUR_MS, staffIdleMs: 24 * HOUR_MS });
let built: BuiltApp;
beforeAll(async () => {
  built = await buildApp(t().parts);
});
const pages = usePages(() => built.app.server);
afterAll(() => built.app.close());
let member: TestMember;

/** A generous cap: what is waited for comes in milliseconds on a machine with nothing else to do. */
const PATIENCE = { timeout: 20_000 };

beforeEach(async () => {
  member = await addMember(t());
});

async function joined(who = member): Promise<TestPage> {
  const page = pages.open(who);
  await vi.waitFor(() => expect(page.joins).toEqual(['ok']), PATIENCE);
  return page;
}

/** Waits for the end of a page's socket and says why it came. */
async function endOf(page: TestPage): Promise<unknown> {
  await vi.waitFor(() => expect(page.closed).not.toEqual([]), PATIENCE);
  return page.closed[0];
}

/** Somebody of whom a socket is being opened, and somebody else. */
function openings() {
  const watch = watchSessions(new Hub(() => undefined), t().parts);
  const claims = { accountId: member.id, sessionId: member.sessionId, version: 1 };
  const entering = watch.enter(claims);
  return { watch, entering, other: watch.enter({ ...claims, accountId: crypto.randomUUID() }) };
}

function announce(because: 'signed-out' | 'role-changed'): void {
  const sockets = because === 'role-changed' ? 'all' : { of: member.sessionId };
  t().parts.accountEvents.publish({ accountId: member.id, because, sockets });
}

const ended = (reason: string) => ({ code: SOCKET_CLOSED.unauthorized, reason });

describe('a socket ends with its session', () => {
  it('when that signs out, and another of the same member stays', async () => {
    const page = await joined();
    const sessionId = await beginSession(t().db, member.id, t().clock.read());
    const claims = { accountId: member.id, sessionId, version: 1 };
    const token = await signToken(claims, t().parts.jwtSecret, t().clock.read());
    const other = await joined({ ...member, token, sessionId });
    await send(t(), signOut, {}, member.token);
    expect(await endOf(page)).toEqual(ended('signed-out'));
    t().parts.pushes.push(member.id, 'publish', { chat_count: 1 });
    await vi.waitFor(() => expect(other.pushed).toHaveLength(1), PATIENCE);
  });

  it('when all sign out', async () => {
    const page = await joined();
    await send(t(), signOutEverywhere, {}, member.token);
    expect(await endOf(page)).toEqual(ended('signed-out-everywhere'));
  });

  it('when the account is deleted', async () => {
    const person = await addPerson(t(), 'female');
    const page = await joined(person);
    // What is asked before a deletion is no matter of sockets.
    const { status } = await send(t(), deleteAccount, { body: {} }, person.token);
    expect(status).toBe(200);
    expect(await endOf(page)).toEqual(ended('deleted'));
  });

  it('when the role changes; the page comes back as what it is now', async () => {
    const page = await joined();
    await changeRole(t().parts, member.email, { role: 'staff' });
    expect(await endOf(page)).toEqual({ code: 1012, reason: 'role-changed' });
    await vi.waitFor(() => expect(page.joins).toEqual(['ok', 'ok']), PATIENCE);
  });

  it('when the role changed and nobody announced it; the page comes back, its session is good', async () => {
    const page = await joined();
    const update = t().db.updateTable('accounts').set({ role: 'staff' });
    await update.where('id', '=', member.id).execute();
    await built.sockets.watch.recheck();
    expect(await endOf(page)).toEqual({ code: 1012, reason: 'role-changed' });
    await vi.waitFor(() => expect(page.joins).toEqual(['ok', 'ok']), PATIENCE);
    await built.sockets.watch.recheck();
    expect(page.closed).toHaveLength(1);
  });

  it('when its token expires', async () => {
    const page = await joined();
    t().clock.advance(TOKEN_SECONDS * 1000 - 1);
    built.sockets.watch.look();
    t().parts.pushes.push(member.id, 'publish', { chat_count: 1 });
    await vi.waitFor(() => expect(page.pushed).toHaveLength(1), PATIENCE);
    t().clock.advance(1);
    expect(await endOf(page)).toEqual(ended('expired'));
  });

  it('of staff twelve hours after signing in', async () => {
    const staff = await addMember(t(), { role: 'staff' });
    t().clock.advance(HOUR_MS);
    const page = await joined(staff);
    const stays = await joined();
    t().clock.advance(11 * HOUR_MS - 1);
    built.sockets.watch.look();
    expect(page.closed).toEqual([]);
    t().clock.advance(1);
    built.sockets.watch.look();
    expect(await endOf(page)).toEqual(ended('expired'));
    expect(stays.closed).toEqual([]);
    expect(await endOf(pages.open(staff))).toMatchObject({ code: SOCKET_CLOSED.unauthorized });
  });

  it('of staff who made no call for too long, and of no member', async () => {
    const staff = await addMember(t(), { role: 'staff' });
    const [page, stays] = [await joined(staff), await joined()];
    const active_at = new Date(t().clock.now.getTime() - 30 * HOUR_MS);
    const sessions = t().db.updateTable('sessions').set({ active_at, last_seen_at: active_at });
    await sessions.where('id', 'in', [staff.sessionId, member.sessionId]).execute();
    await built.sockets.watch.recheck();
    expect(await endOf(page)).toEqual(ended('signed-out'));
    expect(stays.closed).toEqual([]);
  });

  it('when nobody announced its end', async () => {
    const page = await joined();
    const stays = await joined(await addMember(t()));
    const other = await addMember(t());
    const otherPage = await joined(other);
    await endSession(t().db, member.sessionId, t().clock.read());
    await endAllSessions(t().db, other.id, t().clock.read());
    await built.sockets.watch.recheck();
    expect(await endOf(page)).toEqual(ended('signed-out'));
    expect(await endOf(otherPage)).toEqual(ended('signed-out'));
    expect(stays.closed).toEqual([]);
  });

  it('although the session ended in the moment in which the socket was being opened', () => {
    const { watch, entering, other } = openings();
    announce('signed-out');
    expect([entering.fate, other.fate]).toEqual(['ended', 'live']);
    announce('role-changed');
    expect(entering.fate).toBe('ended');
    return watch.close();
  });

  it('but comes again when its role changed in that moment, because the session is good', async () => {
    const { watch, entering, other } = openings();
    announce('role-changed');
    expect([entering.fate, other.fate]).toEqual(['doubtful', 'live']);
    announce('signed-out');
    expect(entering.fate).toBe('ended');
    await watch.close();
  });
});

describe('an end that nobody announced', () => {
  let uncertain = false;
  let node: BuiltApp;
  beforeAll(async () => {
    const { accountEvents: events } = t().parts;
    const accountEvents = {
      publish: (event: AccountEvent) => events.publish(event),
      subscribe: (listener: AccountListener) => events.subscribe(listener),
      uncertain: () => Promise.resolve(uncertain),
    };
    node = await buildApp({ ...t().parts, accountEvents });
  });
  const others = usePages(() => node.app.server);
  afterAll(() => node.app.close());
  beforeEach(() => {
    uncertain = false;
  });

  async function endedUnannounced(): Promise<TestPage> {
    const page = others.open(member);
    await vi.waitFor(() => expect(page.joins).toEqual(['ok']), PATIENCE);
    await node.sockets.watch.recheck();
    await endSession(t().db, member.sessionId, t().clock.read());
    return page;
  }

  it('is found at the next check where announcements may have been missed, and not before', async () => {
    const page = await endedUnannounced();
    const statements = watchStatements(t().db);
    await node.sockets.watch.check();
    expect(statements).not.toHaveBeenCalled();
    statements.mockRestore();
    uncertain = true;
    await node.sockets.watch.check();
    expect(await endOf(page)).toEqual(ended('signed-out'));
  });

  it('is found at the latest after so many checks', async () => {
    const page = await endedUnannounced();
    for (let checks = 0; checks < CHECKS_PER_LOOK; checks += 1) await node.sockets.watch.check();
    expect(await endOf(page)).toEqual(ended('signed-out'));
  });

  it('is found for one who was being let in at the doubt, by a check after that', async () => {
    const hub = new Hub(() => undefined);
    const accountEvents = {
      publish: () => undefined,
      subscribe: () => () => undefined,
      uncertain: () => Promise.resolve(uncertain),
    };
    const watch = watchSessions(hub, { ...t().parts, accountEvents });
    const holder = {
      accountId: member.id,
      sessionId: member.sessionId,
      version: 1,
      role: 'member',
    };
    const entering = watch.enter(holder);
    await endSession(t().db, member.sessionId, t().clock.read());
    uncertain = true;
    await watch.check();
    uncertain = false;
    const close = vi.fn();
    const of = { userId: member.id };
    hub.add({ holder, member: of, close } as unknown as Connection);
    entering.done();
    await watch.check();
    await watch.close();
    expect(close).toHaveBeenCalledWith(SOCKET_CLOSED.unauthorized, 'signed-out', 'ended');
  });
});

describe('a silent socket', () => {
  it('is given up, while one that shows signs of life stays', async () => {
    const [alive, dead] = [
      await openBare(pages.url(), member.token),
      await openBare(pages.url(), member.token, { autoPong: false }),
    ];
    let gone = false;
    dead.on('close', () => (gone = true));
    await vi.waitFor(
      () => {
        built.sockets.watch.look();
        expect(gone).toBe(true);
      },
      { ...PATIENCE, interval: 5 },
    );
    expect(alive.readyState).toBe(alive.OPEN);
    alive.terminate();
  });
});
