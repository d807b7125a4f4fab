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
  expect((await save(` ${numbers.phone} `, numbers.whatsapp)).body).toEqual({ data: readable });
  const kept = t().db.selectFrom('support_info').select(['phone', 'whatsapp']);
  expect(await kept.where('profile_id', '=', id).execute()).toEqual([readable]);
  expect((await save('00000000', numbers.whatsapp)).status).toBe(422);
  const bad = await save('ring me', '');
  expect(bad.status).toBe(422);
  expect(bad.body['errors']).toMatchObject([{ path: 'phone' }, { path: 'whatsapp' }]);
});

it('is for members with a profile', async () => {
  const body = { phone: '90000 00003', whatsapp: '90000 00003' };
  expect((await send(t(), saveSupportInfo, { body })).status).toBe(401);
  const { token } = await addMember(t());
  expect((await send(t(), saveSupportInfo, { body }, token)).status).toBe(404);
});
