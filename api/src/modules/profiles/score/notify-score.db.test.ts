import { saveContacts } from 'shared-contracts/calls/contacts';
import { updateProfile } from 'shared-contracts/calls/own-profile';
import { setPhotoPrivacy } from 'shared-contracts/calls/pictures';
import { profileCompletion } from 'shared-contracts/calls/profiles';
import { expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { useHeardPushes } from '../../../../test/heard-pushes.ts';
import { addPerson } from '../../../../test/people.ts';

const google = {
  clientId: 'client',
  clientSecret: 'secret',
  returnTo: 'http://127.0.0.1/add/contacts',
  accounts: 'http://x.test',
  oauth: 'http://x.test',
  people: 'http://x.test',
};
const t = useApp({ google });
const heard = useHeardPushes(t);

it('tells a member the own score and badges after what may change them', async () => {
  const asha = await addPerson(t(), 'female', { profile: { verified_personal: true } });
  const { id } = asha;
  const change = (profile: object) =>
    send(t(), updateProfile, { params: { id }, body: { id, profile } }, asha.token);
  const scoreNow = async () => {
    const { body } = await send(t(), profileCompletion, {}, asha.token);
    return (body['data'] as { score: number }).score;
  };
  await change({
    work: 'A firm',
    occupation: 'Teacher',
    height: 160,
    hobbies_and_interests: 'Tabla',
  });
  const flags = {
    personal_verification_verified: true,
    job_verification_verified: false,
    salary_details_verified: false,
    property_details_verified: false,
  };
  expect(heard.take(asha, 'score')).toEqual([
    { score: await scoreNow(), ...flags, show_google_btn: true },
  ]);
  const contact = { name: 'Ajoba', relation: 'Grandfather', phone: '98220 54321' };
  await send(t(), saveContacts, { body: [contact] }, asha.token);
  expect(heard.take(asha, 'score')).toEqual([
    { score: await scoreNow(), ...flags, show_google_btn: false },
  ]);
  await send(t(), setPhotoPrivacy, { body: { privacy: 'members' } }, asha.token);
  expect(heard.take(asha, 'score')).toHaveLength(1);
  expect((await change({ height: 'tall' })).status).toBe(422);
  expect(heard.takeNames(asha)).toEqual([]);
});
