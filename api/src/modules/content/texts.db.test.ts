import { saveTextOverride } from 'shared-contracts/calls/ab-texts';
import { getTextOverrides } from 'shared-contracts/calls/site';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { addMember, type TestMember } from '../../../test/members.ts';

const t = useApp();

describe('an A/B text', () => {
  let manager: TestMember;
  beforeEach(async () => {
    manager = await addMember(t(), { role: 'staff', duties: ['manager'] });
  });

  const save = (text: string | null, language?: 'mr') =>
    send(
      t(),
      saveTextOverride,
      { body: { code: 'NAV-DA', text, ...(language && { language }) } },
      manager.token,
    );
  const shown = async () => (await send(t(), getTextOverrides, {})).body['data'];

  it('is everybody’s as soon as a manager has set it, in its language, until it is taken back', async () => {
    expect((await save(' Leave Saptapadi ')).body['data']).toEqual({ 'NAV-DA': 'Leave Saptapadi' });
    expect((await save('खाते हटवा', 'mr')).status).toBe(200);
    expect(await shown()).toEqual({ 'NAV-DA': 'Leave Saptapadi', 'NAV-DA.mr': 'खाते हटवा' });
    await save(null, 'mr');
    await save(null);
    await save(null);
    expect(await shown()).toEqual({});
  });

  it('that somebody else has set meanwhile is not replaced unseen', async () => {
    const from = (text: string, was: string | null) =>
      send(t(), saveTextOverride, { body: { code: 'NAV-DA', text, was } }, manager.token);
    const both = await Promise.all([from('Go', null), from('Leave', null)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const now = await shown();
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'text.changedMeanwhile', conflict: now });
    const { 'NAV-DA': was } = now as { 'NAV-DA': string };
    expect((await from('Bye', was)).status).toBe(200);
    await save(null);
  });

  it('leaves what it was and what it is on the audit trail', async () => {
    await save('Go');
    await save('Leave');
    const entries = await t()
      .db.selectFrom('audit_trail')
      .select(['target', 'detail'])
      .where('actor_id', '=', manager.id)
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { target: 'NAV-DA', detail: { before: null, text: 'Go' } },
      { target: 'NAV-DA', detail: { before: 'Go', text: 'Leave' } },
    ]);
    await save(null);
  });

  it('loses signs that nobody sees', async () => {
    expect((await save('\u202eoG')).body['data']).toEqual({ 'NAV-DA': 'oG' });
    await save(null);
  });

  it.each(['', ' ', '<b>Go</b>', 'Go\nnow', 'x'.repeat(31)])('is not %j', async (text) => {
    const { status, body } = await save(text);
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [{ path: 'text' }] });
    expect(await shown()).toEqual({});
  });
});
