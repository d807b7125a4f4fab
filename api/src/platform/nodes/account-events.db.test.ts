import {
  resetPassword,
  setPassword,
  signOut,
  signOutEverywhere,
} from 'shared-contracts/calls/auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { addMember, type TestMember } from '../../../test/members.ts';
import { askForCode } from '../../../test/sign-up.ts';
import { closes, type AccountEvent } from './account-events.ts';

const t = useApp();
let member: TestMember;
let heard: AccountEvent[];
let stop: () => void;

beforeEach(async () => {
  member = await addMember(t());
  heard = [];
  stop = t().parts.accountEvents.subscribe({
    mustClose: (event) => heard.push(event),
    mayHaveMissed: () => undefined,
  });
});
afterEach(() => stop());

describe('sockets must close', () => {
  it('of the one session that signs out', async () => {
    await send(t(), signOut, {}, member.token);
    const sockets = { of: member.sessionId };
    expect(heard).toEqual([{ accountId: member.id, because: 'signed-out', sockets }]);
  });

  it('of every session that is signed out everywhere', async () => {
    await send(t(), signOutEverywhere, {}, member.token);
    const event = { accountId: member.id, because: 'signed-out-everywhere', sockets: 'all' };
    expect(heard).toEqual([event]);
  });

  it('of every other session when the password changes, and of all when it is reset', async () => {
    const body = { user: { password: 'battery staple' } };
    await send(t(), setPassword, { body }, member.token);
    const because = 'password-changed';
    const sockets = { butOf: member.sessionId };
    expect(heard).toEqual([{ accountId: member.id, because, sockets }]);
    const reset_token = (await askForCode(t(), member.email)) ?? '';
    await send(t(), resetPassword, { body: { user: { reset_token, password: 'another one' } } });
    expect(heard[1]).toEqual({ accountId: member.id, because, sockets: 'all' });
  });

  it('not when nothing was changed', async () => {
    const user = { password: 'battery staple', current_password: 'a guess' };
    await send(t(), setPassword, { body: { user } }, member.token);
    await send(t(), resetPassword, { body: { user: { ...user, reset_token: 'a guess' } } });
    await send(t(), signOut, {}, 'a.b.c');
    expect(heard).toEqual([]);
  });
});

describe('an event', () => {
  const event = (sockets: AccountEvent['sockets']) =>
    ({ accountId: 'a', because: 'signed-out', sockets }) as const;
  const own = { accountId: 'a', sessionId: 's' };
  const others = { accountId: 'a', sessionId: 'r' };

  it('closes the sockets that it means', () => {
    expect([closes(event('all'), own), closes(event('all'), others)]).toEqual([true, true]);
    expect([closes(event({ of: 's' }), own), closes(event({ of: 's' }), others)]).toEqual([
      true,
      false,
    ]);
    expect([closes(event({ butOf: 's' }), own), closes(event({ butOf: 's' }), others)]).toEqual([
      false,
      true,
    ]);
    expect(closes(event('all'), { ...own, accountId: 'b' })).toBe(false);
  });

  it('reaches every listener though one of them throws, and none that has left', () => {
    const events = t().parts.accountEvents;
    const nothing = () => undefined;
    const late: AccountEvent[] = [];
    const fail = () => {
      throw new Error('broken');
    };
    const stops = [
      events.subscribe({ mustClose: fail, mayHaveMissed: nothing }),
      events.subscribe({ mustClose: (one) => late.push(one), mayHaveMissed: nothing }),
    ];
    events.publish(event('all'));
    for (const stop of stops) stop();
    events.publish(event('all'));
    expect(late).toEqual([event('all')]);
  });
});
