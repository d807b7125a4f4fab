import { remainingFields } from 'shared-contracts/calls/own-profile';
import { expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { addMember } from '../../../test/members.ts';
import { addPerson } from '../../../test/people.ts';
import { COMPLETION_FIELDS } from './profiles.rules.ts';

const t = useApp();

it('tells what is missing in the own profile, the birth name among it', async () => {
  const profile = { height: 160, aboutme: '   ', interest_in_continuing_education: false };
  const { token } = await addPerson(t(), 'female', { profile });
  const { status, body } = await send(t(), remainingFields, {}, token);
  expect(status).toBe(200);
  const filled = ['height', 'interest_in_continuing_education'];
  expect(body).toEqual({
    remaining_personal: COMPLETION_FIELDS.filter((field) => !filled.includes(field)),
  });
  expect(body['remaining_personal']).toContain('birthname');
});

it('asks visitors to sign in, and finds nothing without a profile', async () => {
  expect((await send(t(), remainingFields, {})).status).toBe(401);
  expect((await send(t(), remainingFields, {}, (await addMember(t())).token)).status).toBe(404);
});
