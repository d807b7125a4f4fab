import { signOut } from 'shared-contracts/calls/auth';
import { SOCKET_CLOSED } from 'shared-contracts/realtime';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { send, useApp } from '../../test/app.ts';
import { addMember, type TestMember } from '../../test/members.ts';
import { usePages } from '../../test/sockets.ts';

const t = useApp();
const pages = usePages(() => t().app.server);
let member: TestMember;

/** A generous cap: what is waited for comes in milliseconds on a machine with nothing else to do. */
const PATIENCE = { timeout: 20_000 };

beforeEach(async () => {
  member = await addMember(t());
});

describe('the own topic', () => {
  it('is joined by its member, who hears what is pushed', async () => {
    const page = pages.open(member);
    await vi.waitFor(() => expect(page.joins).toEqual(['ok']), PATIENCE);
    t().parts.pushes.push(member.id, 'publish', { chat_count: 3 });
    await vi.waitFor(
      () => expect(page.pushed).toEqual([{ event: 'publish', payload: { chat_count: 3 } }]),
      PATIENCE,
    );
  });

  it('is refused to anybody else', async () => {
    const other = await addMember(t());
    const page = pages.open(member, { topic: `pub${other.id}` });
    await vi.waitFor(() => expect(page.joins[0]).toBe('unauthorized'), PATIENCE);
  });

  it('ends with the session', async () => {
    const page = pages.open(member);
    await vi.waitFor(() => expect(page.joins).toEqual(['ok']), PATIENCE);
    await send(t(), signOut, {}, member.token);
    const end = { code: SOCKET_CLOSED.unauthorized, reason: 'signed-out' };
    await vi.waitFor(() => expect(page.closed[0]).toEqual(end), PATIENCE);
  });
});
