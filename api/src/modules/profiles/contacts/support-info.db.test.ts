import { getAccount } from 'shared-contracts/calls/auth';
import { saveSupportInfo } from 'shared-contracts/calls/contacts';
import { expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { addMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';

const t = useApp();

it('keeps the numbers at which support may reach a member, the latest ones', async () => {
  const { id, token } = await addPerson(t(), 'female');
  const save = (phone: string, whatsapp: string) =>
    send(t(), saveSupportInfo, { body: { phone, whatsapp } }, token);
  await save('+91 90000 00001', '+91 90000 00002');
  const numbers = { phone: '90000 00003', whatsapp: '90000-00004' };
  const readable = { phone: '+91 90000 00003', whatsapp: '+91 90000 00004' };
  expect((await save(` ${numbers.phone} `, numbers.whatsapp)).body).toMatchObject({
    data: readable,
  });
  const kept = t().db.selectFrom('support_info').select(['phone', 'whatsapp']);
  expect(await kept.where('profile_id', '=', id).execute()).toEqual([readable]);
  expect((await save('00000000', numbers.whatsapp)).status).toBe(422);
  const bad = await save('ring me', '');
  expect(bad.status).toBe(422);
  expect(bad.body['errors']).toMatchObject([{ path: 'phone' }, { path: 'whatsapp' }]);
});

it('does not replace numbers that another device saved meanwhile, nor their confirmation', async () => {
  const { id, token } = await addPerson(t(), 'female');
  const save = (phone: string, known?: string) =>
    send(
      t(),
      saveSupportInfo,
      {
        query: known === undefined ? {} : { if_updated_at: known },
        body: { phone, whatsapp: phone },
      },
      token,
    );
  const known = async () => {
    const { body } = await send(t(), getAccount, {}, token);
    return getAccount.reply.parse(body).data.support?.updated_at ?? '';
  };
  expect((await save('90000 00001', 'none')).status).toBe(200);
  const atFirst = await known();
  // Within the same millisecond too.
  expect((await save('90000 00002', atFirst)).status).toBe(200);
  const at = t().clock.read();
  const confirmed = { phone_confirmed: '+919000000002', phone_confirmed_at: at };
  await t().db.updateTable('support_info').set(confirmed).where('profile_id', '=', id).execute();

  const phone = '+91 90000 00002';
  const newer = { phone, whatsapp: phone, updated_at: await known() };
  for (const stale of [atFirst, 'none'])
    expect(await save('90000 00003', stale)).toMatchObject({
      status: 409,
      body: { code: 'support.changedMeanwhile', conflict: newer },
    });
  const kept = t().db.selectFrom('support_info').selectAll().where('profile_id', '=', id);
  expect(await kept.executeTakeFirst()).toMatchObject({
    phone,
    phone_confirmed: confirmed.phone_confirmed,
  });
  expect((await save('90000 00003', newer.updated_at)).status).toBe(200);
  // Pages of older code name no version and replace the numbers, as specified.
  expect((await save('90000 00004')).status).toBe(200);
});

it('is for members with a profile', async () => {
  const body = { phone: '90000 00003', whatsapp: '90000 00003' };
  expect((await send(t(), saveSupportInfo, { body })).status).toBe(401);
  const { token } = await addMember(t());
  expect((await send(t(), saveSupportInfo, { body }, token)).status).toBe(404);
});
