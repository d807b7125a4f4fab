import { randomUUID } from 'node:crypto';
import { saveSupportInfo, whatsappLink } from 'shared-contracts/calls/contacts';
import type { CallStatus } from 'shared-contracts/domain/call-status';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';

const t = useApp();
const OWN = '+91 98220 12345';
const PROSPECT = '+91 90000 54321';
let asha: TestMember;
let caller: TestMember;

beforeEach(async () => {
  asha = await addPerson(t(), 'female', { profile: { phone: OWN } });
  caller = await addMember(t(), { role: 'staff', duties: ['caller'] });
});

const ask = (number: string, { token }: TestMember) =>
  send(t(), whatsappLink, { query: { number } }, token);

async function logged(change: { assigned_to_id?: string; status?: CallStatus; phone?: string }) {
  const id = randomUUID();
  const now = t().clock.read();
  const log = {
    id,
    app_name: t().parts.config.communityCode,
    customer_name: 'Sunil Patil',
    phone: '090000-54321',
    status: 'not_called' as const,
    remark: null,
    profile_id: null,
    assigned_to_id: null,
    created_by: null,
    extra_data: '{}',
    created_at: now,
    ...change,
  };
  await t().db.insertInto('call_logs').values(log).execute();
  return id;
}

const notFound = { status: 404, body: { code: 'contact.notFound' } };

describe('the address that opens WhatsApp', () => {
  it.each(['+91 98220 12345', '9822012345', '098220-12345', '९८२२० १२३४५', ' 919822012345'])(
    'of one’s own number, written as %s',
    async (number) => {
      const reply = await ask(number, asha);
      expect(reply).toMatchObject({
        status: 200,
        body: { data: { url: 'https://wa.me/919822012345' } },
      });
    },
  );

  it('of the numbers that one gave to the support', async () => {
    const body = { phone: '90000 00003', whatsapp: '+44 7700 900123' };
    await send(t(), saveSupportInfo, { body }, asha.token);
    const { body: reply } = await ask('0044 7700 900123', asha);
    expect(reply).toEqual({ data: { url: 'https://wa.me/447700900123' } });
  });

  it('is not to be had of anybody else’s number, nor of nobody’s, with the same answer', async () => {
    const other = await addPerson(t(), 'male', { profile: { phone: '+91 98220 99999' } });
    await logged({ assigned_to_id: caller.id });
    for (const number of ['98220 99999', '98220 88888', PROSPECT])
      expect(await ask(number, asha)).toMatchObject(notFound);
    expect(await ask(OWN, other)).toMatchObject(notFound);
    expect((await send(t(), whatsappLink, { query: { number: OWN } })).status).toBe(401);
  });

  it.each(['ring me', '12345', '98220 1234', '+999 1234567', ''])(
    'says in words that %j is no number',
    async (number) => {
      const reply = await ask(number, asha);
      expect(reply.status).toBe(422);
      expect(reply.body['errors']).toEqual([
        { path: 'number', message: expect.stringMatching(/^Number .+\.$/) },
      ]);
    },
  );

  it('of an assigned prospect for a caller of the staff, on the audit trail without the number', async () => {
    const id = await logged({ assigned_to_id: caller.id });
    const reply = await ask(PROSPECT, caller);
    expect(reply.body).toEqual({ data: { url: 'https://wa.me/919000054321' } });
    const trail = await t()
      .db.selectFrom('audit_trail')
      .select(['action', 'target', 'detail'])
      .where('actor_id', '=', caller.id)
      .execute();
    expect(trail).toEqual([{ action: 'whatsapp.open', target: id, detail: {} }]);
  });

  it('not of one who is assigned to another, nor without the duty, nor who is not to be disturbed', async () => {
    const reviewer = await addMember(t(), { role: 'staff', duties: ['reviewer'] });
    await logged({});
    await logged({ assigned_to_id: reviewer.id });
    // Ends with the same digits, of another country.
    await logged({ assigned_to_id: caller.id, phone: '+1 213 9000054321' });
    for (const who of [caller, reviewer]) expect(await ask(PROSPECT, who)).toMatchObject(notFound);
    await logged({ assigned_to_id: caller.id });
    expect((await ask(PROSPECT, caller)).status).toBe(200);
    await logged({ status: 'do_not_disturb' });
    expect(await ask(PROSPECT, caller)).toMatchObject(notFound);
  });
});
