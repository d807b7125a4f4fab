import { deleteAccount, signOut } from 'shared-contracts/calls/auth';
import { SOCKET_CLOSED } from 'shared-contracts/platform/realtime';
import { describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { send, useApp } from '../../../test/app.ts';
import { addMember, type TestMember } from '../../../test/members.ts';
import { addPerson } from '../../../test/people.ts';
import { usePages, type TestPage } from '../../../test/sockets.ts';

const t = useApp();
const pages = usePages(() => t().app.server);

/** A generous cap: what is waited for comes in milliseconds on a machine with nothing else to do. */
const PATIENCE = { timeout: 20_000 };

/** Opens a socket and joins as soon as it is open; resolves with its end. */
function come({ id, token }: TestMember): { readonly end: Promise<number>; answers: number } {
  const socket = new WebSocket(`${pages.url()}/websocket?vsn=2.0.0&token=${token}`);
  const join = ['1', '1', `pub${id}`, 'phx_join', { client: 'browser-race', token }];
  socket.on('open', () => socket.send(JSON.stringify(join)));
  const end = new Promise<number>((resolve, reject) => {
    socket.on('error', reject).on('close', resolve);
  });
  const came = { end, answers: 0 };
  socket.on('message', () => (came.answers += 1));
  return came;
}

describe('a socket that comes while its session ends', () => {
  it('is closed at whatever moment that is, and nothing reaches it afterwards', async () => {
    const turns = Array.from({ length: 12 }, async (_, turn) => {
      const member = await addMember(t());
      const came = come(member);
      // Some sign out before the handshake, some during it or the join, some after that.
      for (let step = 0; step < turn; step += 1) await new Promise(setImmediate);
      expect((await send(t(), signOut, {}, member.token)).status).toBe(200);
      expect(await came.end).toBe(SOCKET_CLOSED.unauthorized);
      const { answers } = came;
      t().parts.pushes.push(member.id, 'publish', { chat_count: 1 });
      expect(came.answers).toBe(answers);
    });
    await Promise.all(turns);
  });
});

describe('an account that is deleted while it is pushed to', () => {
  it('hears on each of its devices the same, in order, up to the end, and nobody else misses anything', async () => {
    const [person, witness] = [await addPerson(t(), 'female'), await addMember(t())];
    const devices = [pages.open(person), pages.open(person), pages.open(witness)] as const;
    await vi.waitFor(() =>
      expect(devices.map(({ joins }) => joins[0])).toEqual(['ok', 'ok', 'ok']),
    );
    let isDeleted = false;
    const deleting = send(t(), deleteAccount, { body: {} }, person.token).then(
      () => (isDeleted = true),
    );
    let pushed = 0;
    while (!isDeleted) {
      pushed += 1;
      for (const { id } of [person, witness])
        t().parts.pushes.push(id, 'publish', { chat_count: pushed });
      await new Promise(setImmediate);
    }
    await deleting;
    const [one, other, stranger] = devices;
    const deleted = { code: SOCKET_CLOSED.unauthorized, reason: 'deleted' };
    // What comes after it are the tries of a client that does not know what the code means.
    await vi.waitFor(
      () => expect([one.closed[0], other.closed[0]]).toEqual([deleted, deleted]),
      PATIENCE,
    );
    const counts = ({ pushed: heard }: TestPage) =>
      heard.flatMap(({ event, payload }) =>
        event === 'publish' ? [(payload as { chat_count: number }).chat_count] : [],
      );
    const all = Array.from({ length: pushed }, (_, index) => index + 1);
    await vi.waitFor(() => expect(counts(stranger)).toEqual(all), PATIENCE);
    expect(counts(one)).toEqual(all.slice(0, counts(one).length));
    expect(counts(other)).toEqual(counts(one));
    expect(counts(one).length).toBeGreaterThan(0);
  });
});
