import { blockProfile } from 'shared-contracts/calls/engagement';
import { toPid } from 'shared-contracts/domain/pid';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import type { TestMember } from '../../../test/members.ts';
import { addPerson } from '../../../test/people.ts';
import { usePages, type TestPage } from '../../../test/sockets.ts';

const t = useApp({ questionsAnHour: 4 });
const pages = usePages(() => t().app.server);
const PATIENCE = { timeout: 20_000 };
let asha: TestMember;
let rohan: TestMember;

beforeEach(async () => {
  asha = await addPerson(t(), 'female', { profile: { name: 'Asha', height: 160 } });
  rohan = await addPerson(t(), 'male', { profile: { height: 175 } });
});

async function opened(member: TestMember): Promise<TestPage> {
  const page = pages.open(member, { topic: `bot-${member.id}` });
  await vi.waitFor(() => expect(page.joins).toEqual(['ok']), PATIENCE);
  return page;
}

/** What the server says to a question: 'ok', or the reason of its refusal. */
function ask(page: TestPage, message: string, of: string, more: object = {}): Promise<string> {
  return new Promise((resolve) => {
    page.channel
      .push('message', { message, from: 'tell_me_about', pid: toPid(of), ...more })
      .receive('ok', () => resolve('ok'))
      .receive('error', ({ reason }: { reason: string }) => resolve(reason));
  });
}

describe('the assistant’s topic', () => {
  it('answers a question under its id, with what to ask next', async () => {
    const page = await opened(rohan);
    expect(await ask(page, 'Is she taller than me?', asha.id, { id: 'q1' })).toBe('ok');
    await vi.waitFor(() => expect(page.pushed).toHaveLength(1), PATIENCE);
    expect(page.pushed[0]).toMatchObject({
      event: 'message',
      payload: {
        message: 'No. Asha is 15 cm shorter than you. She is 5 ft 3 in (160 cm) tall.',
        from: 'bot',
        pid: toPid(asha.id),
        id: 'q1',
        done: true,
        suggestions: expect.arrayContaining(['How old is she?']),
      },
    });
  });

  it('takes no blank question', async () => {
    const page = await opened(rohan);
    expect(await ask(page, '   \n', asha.id)).toBe('payload');
    expect(await ask(page, 'x'.repeat(501), asha.id)).toBe('payload');
    expect(page.pushed).toEqual([]);
  });

  it('knows nobody who is hidden, of the same side, unknown, oneself, or in a block', async () => {
    const hidden = await addPerson(t(), 'female', { profile: { state: 'hidden' } });
    const brother = await addPerson(t(), 'male');
    const page = await opened(rohan);
    expect(await ask(page, 'How old is she?', hidden.id)).toBe('profile.notFound');
    expect(await ask(page, 'How old is he?', brother.id)).toBe('profile.notFound');
    expect(await ask(page, 'How old am I?', rohan.id)).toBe('profile.notFound');
    const block = { body: { profileId: rohan.id } };
    expect((await send(t(), blockProfile, block, asha.token)).status).toBe(200);
    expect(await ask(page, 'How old is she?', asha.id)).toBe('profile.notFound');
    const other = await opened(asha);
    expect(await ask(other, 'How old is he?', rohan.id)).toBe('profile.notFound');
    expect(page.pushed).toEqual([]);
  });

  it('refuses when the hour’s questions are used up, and takes them again later', async () => {
    const page = await opened(rohan);
    for (const _ of Array.from({ length: 4 }))
      expect(await ask(page, 'How old is she?', asha.id)).toBe('ok');
    expect(await ask(page, 'How old is she?', asha.id)).toBe('assistant.budget');
  });

  it('counts as a look at the profile, once', async () => {
    const page = await opened(rohan);
    await ask(page, 'How old is she?', asha.id);
    await ask(page, 'How tall is she?', asha.id);
    const looks = await t()
      .db.selectFrom('profile_views')
      .select('viewed_id')
      .where('viewer_id', '=', rohan.id)
      .execute();
    expect(looks).toEqual([{ viewed_id: asha.id }]);
  });
});
