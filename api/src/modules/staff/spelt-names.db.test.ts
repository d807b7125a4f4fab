import { listAdminProfiles } from 'shared-contracts/calls/desk';
import { beforeAll, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { addCallLog, list } from '../../../test/call-logs.ts';
import { addMember } from '../../../test/members.ts';
import { addPerson } from '../../../test/people.ts';
import { SPELT_NAMES } from '../../../test/spelt-names.ts';

const t = useApp();
let staff = '';

beforeAll(async () => {
  staff = (await addMember(t(), { role: 'staff' })).token;
  for (const name of SPELT_NAMES.flat()) {
    await addPerson(t(), 'female', { profile: { name, lastName: 'Patil' } });
    await addCallLog(t(), { customer_name: `${name} Patil` });
  }
});

const members = async (q: string) => {
  const { body } = await send(t(), listAdminProfiles, { query: { q } }, staff);
  return listAdminProfiles.reply.parse(body).data.map(({ name }) => name);
};

const callLogs = async (q: string) => {
  const { data } = await list(t(), staff, { q });
  return data.map(({ customer_name: name }) => name);
};

describe.each([
  ['a member', members],
  ['a call log', callLogs],
])('%s is found by any spelling of its name, in either script, and nobody else', (_, found) => {
  it.each(SPELT_NAMES)('%s, %s and further ones', async (...spelt) => {
    const people = spelt.map((name) => `${name} Patil`).toSorted();
    for (const [at, name] of spelt.entries()) {
      const typed = `${name} ${at % 2 === 0 ? 'Patil' : 'पाटील'}`;
      expect((await found(typed)).toSorted()).toEqual(people);
    }
  });
});

it.each([
  ['Dube Pat', ['Dubey', 'दुबे']],
  ['Patil Rut', ['Rituja', 'ऋतुजा']],
])('%s, as far as it is typed, finds %j', async (typed, names) => {
  for (const found of [await callLogs(typed), await members(typed)]) {
    for (const name of names) expect(found).toContain(`${name} Patil`);
  }
});

it('Ru finds Rutuja already, and Ruma still', async () => {
  for (const customer_name of ['Rutuja Kale', 'Ruma Kale', 'Uma Rane'])
    await addCallLog(t(), { app_name: 'few', customer_name });
  const { data } = await list(t(), staff, { app_name: 'few', q: 'Kale Ru' });
  expect(data.map(({ customer_name }) => customer_name).toSorted()).toEqual([
    'Ruma Kale',
    'Rutuja Kale',
  ]);
});
