import { connect } from 'node:net';
import { signOut } from 'shared-contracts/calls/auth';
import { SOCKET_CLOSED } from 'shared-contracts/platform/realtime';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { addMember, type TestMember } from '../../../test/members.ts';
import { knock, openBare, usePages } from '../../../test/sockets.ts';
import { signToken, TOKEN_SECONDS } from '../../modules/accounts/sessions/session-token.ts';
import { MOST_OPENED, MOST_SOCKETS } from './limits.ts';

const t = useApp({ webOrigins: ['https://site.example'], rateLimit: 200 });
const pages = usePages(() => t().app.server);
let member: TestMember;

/** A generous cap: what is waited for comes in milliseconds on a machine with nothing else to do. */
const PATIENCE = { timeout: 20_000 };
const unauthorized = { code: SOCKET_CLOSED.unauthorized, reason: 'unauthorized' };
const unsupported = {
  code: SOCKET_CLOSED.unsupportedVersion,
  reason: 'unsupported vsn, use 2.0.0',
};

beforeEach(async () => {
  // The next minute: what was counted from this address before counts no more.
  t().clock.advance(60_000);
  member = await addMember(t());
});

const address = (token: string, more = '') =>
  `${pages.url()}/websocket?vsn=2.0.0${more}&token=${token}`;

describe('a socket', () => {
  it('is had with the token in the address, as the specification has it', async () => {
    const page = pages.open(member);
    await vi.waitFor(() => expect(page.joins).toEqual(['ok']), PATIENCE);
  });

  it('is had with the authToken of the client', async () => {
    const page = pages.open(member, { socket: { params: {}, authToken: member.token } });
    await vi.waitFor(() => expect(page.joins).toEqual(['ok']), PATIENCE);
  });

  it.each([
    ['none', () => ''],
    ['one that we did not sign', () => 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.'],
    ['no token at all', () => 'x'.repeat(3000)],
  ])('is closed with a reason to whoever has as token %s', async (_name, token) => {
    expect(await knock(address(token()))).toEqual(unauthorized);
  });

  it('is closed with a reason when the token has expired or its session has ended', async () => {
    const { id: accountId, sessionId } = member;
    const claims = { accountId, sessionId, version: 1 };
    const past = new Date(t().clock.read().getTime() - TOKEN_SECONDS * 1000);
    const expired = await signToken(claims, t().parts.jwtSecret, past);
    expect(await knock(address(expired))).toEqual(unauthorized);
    await send(t(), signOut, {}, member.token);
    expect(await knock(address(member.token))).toEqual(unauthorized);
  });

  it('is nothing for pages of other sites', async () => {
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1', 'file://']) {
      const answer = await knock(address(member.token), { headers: { origin } });
      expect(answer, origin).toEqual({ status: 403 });
    }
  });

  it('is there for pages of this host and of the origins of the site', async () => {
    const own = new URL(pages.url().replace('ws:', 'http:')).origin;
    for (const origin of [own, 'https://site.example']) {
      const page = pages.open(member, { origin });
      await vi.waitFor(() => expect(page.joins, origin).toEqual(['ok']), PATIENCE);
    }
  });

  it('is nowhere else', async () => {
    const elsewhere = `${pages.url()}/elsewhere?token=${member.token}`;
    expect(await knock(elsewhere)).toEqual({ status: 404 });
  });

  it.each(['1.0.0', '3.0.0', ''])('is closed to vsn "%s", with a reason', async (version) => {
    const asking = address(member.token).replace('vsn=2.0.0', `vsn=${version}`);
    expect(await knock(asking)).toEqual(unsupported);
  });

  it('shows a client of another version why it gets none', async () => {
    const page = pages.open(member, { socket: { vsn: '1.0.0' } });
    await vi.waitFor(() => expect(page.closed[0]).toEqual(unsupported), PATIENCE);
    expect(page.joins).toEqual([]);
  });

  it('is refused for good: a connection of which its client does not let go does not stay', async () => {
    const { port } = new URL(pages.url());
    for (const path of ['/elsewhere', '//[/websocket', '//evil/socket/websocket?vsn=2.0.0']) {
      const gone = new Promise<void>((resolve) => {
        t().app.server.once('connection', (socket) => void socket.once('close', resolve));
      });
      const line = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
      const asking = ['host: x', 'connection: upgrade', 'upgrade: websocket'].join('\r\n');
      const answer = new Promise<string>((resolve) => {
        line.once('data', (data) => resolve(data.toString().slice(0, 12)));
      });
      line.write(`GET ${path} HTTP/1.1\r\n${asking}\r\n\r\n`);
      expect(await answer, path).toBe('HTTP/1.1 404');
      await gone;
      line.destroy();
    }
  });

  it('is one too many beyond the cap of a member, whose others stay', async () => {
    const sockets = [];
    for (let count = 0; count < MOST_SOCKETS; count += 1) {
      sockets.push(await openBare(pages.url(), member.token));
    }
    const tooMany = { code: SOCKET_CLOSED.tooMany, reason: 'too many connections' };
    expect(await knock(address(member.token))).toEqual(tooMany);
    expect(sockets.every(({ readyState, OPEN }) => readyState === OPEN)).toBe(true);
    for (const socket of sockets) socket.terminate();
  });

  it('is not had again and again within a minute', async () => {
    for (let count = 0; count < MOST_OPENED.most; count += 1) {
      (await openBare(pages.url(), member.token)).terminate();
    }
    const tooMany = { code: SOCKET_CLOSED.tooMany, reason: 'too many connections' };
    expect(await knock(address(member.token))).toEqual(tooMany);
  });

  it('is asked for so often from one address and no more', async () => {
    const answers = [];
    for (let count = 0; count < 201; count += 1) answers.push(await knock(address('')));
    expect(answers.at(-2)).toEqual(unauthorized);
    expect(answers.at(-1)).toEqual({ status: 429 });
  });

  it('leaves no token in a log, however it was sent', async () => {
    const [, , signature = ''] = member.token.split('.');
    pages.open(member);
    pages.open(member, { socket: { params: {}, authToken: member.token } });
    const odd = `${pages.url()}/elsewhere?x=1&token=${member.token}`;
    await knock(odd);
    await fetch(odd.replace('ws:', 'http:'));
    await fetch(address(member.token).replace('ws:', 'http:'));
    const refused = () => t().logs.filter((line) => line.includes('"status":404'));
    await vi.waitFor(() => expect(refused().length).toBeGreaterThanOrEqual(2), PATIENCE);
    expect(signature.length).toBeGreaterThan(20);
    expect(t().logs.join('')).not.toContain(signature);
    expect(t().logs.join('')).not.toContain(btoa(member.token).slice(40, 80));
  });
});
