import {
  beginGoogleConsent,
  listContacts,
  suggestContacts,
  type ContactSuggestion,
} from 'shared-contracts/calls/contacts';
import { getKeys } from 'shared-contracts/calls/site';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { useFakeGoogle } from '../../../../test/fake-google.ts';
import type { TestMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';

const google = useFakeGoogle();
const t = useApp({ google: google.config });
const without = useApp();
let asha: TestMember;

beforeEach(async () => {
  asha = await addPerson(t(), 'female');
  google.people = [];
});

const suggest = (body: { text?: string; code?: string; state?: string }, who = asha) =>
  send(t(), suggestContacts, { body }, who.token);
const begin = async (who = asha) => {
  const { body } = await send(t(), beginGoogleConsent, {}, who.token);
  return new URL((body['data'] as { url: string }).url);
};
const person = (at: number) => ({
  names: [{ displayName: `Person ${at}` }],
  phoneNumbers: [{ value: `98220 ${String(10_000 + at)}` }],
});

describe('suggestions from a text', () => {
  it('come with their numbers, and nothing is saved', async () => {
    const reply = await suggest({ text: 'name,phone\nआत्या,98220 12345\nNobody,ring me\n' });
    expect(reply.body).toEqual({
      data: {
        data: [
          {
            name: 'आत्या',
            phone: '+919822012345',
            phones: [
              {
                phone: '+919822012345',
                problem: null,
              },
            ],
          },
        ],
        unread: 1,
        left_out: 0,
      },
    });
    const saved = await send(t(), listContacts, {}, asha.token);
    expect(saved.body).toMatchObject({ data: { data: [] } });
  });

  it('or a code, not both and not neither', async () => {
    for (const body of [{}, { text: 'A,1', code: 'x' }])
      expect(await suggest(body)).toMatchObject({ status: 422, body: { code: 'form.invalid' } });
  });

  it('are for members', async () => {
    expect((await send(t(), suggestContacts, { body: { text: '' } })).status).toBe(401);
    expect((await send(t(), beginGoogleConsent, {})).status).toBe(401);
  });
});

describe('suggestions from Google', () => {
  it('come by a consent that leads back to our page and nowhere else', async () => {
    google.people = [person(1), { names: [{ displayName: 'Mail only' }] }, {}];
    const url = await begin();
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'our-client',
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: google.config.returnTo,
      scope: 'https://www.googleapis.com/auth/contacts.readonly',
    });
    const state = url.searchParams.get('state') ?? '';
    const reply = await suggest({ code: google.consent(url.href), state });
    expect(reply.body).toMatchObject({
      data: { data: [{ name: 'Person 1', phone: '+919822010001' }], unread: 2, left_out: 0 },
    });
    // The token was given back, and stands in no log.
    expect(google.requested.at(-1)?.path).toBe('/revoke');
    expect(t().logs.join('')).not.toMatch(/ya29|4\/code|98220|Person 1/);
  });

  it('come page by page, and say how many were left out', async () => {
    google.people = Array.from({ length: 2500 }, (_, at) => person(at));
    const url = await begin();
    const state = url.searchParams.get('state') ?? '';
    const { body } = await suggest({ code: google.consent(url.href), state });
    const { data, left_out } = body['data'] as { data: ContactSuggestion[]; left_out: number };
    expect([data.length, left_out]).toEqual([2000, 500]);
  });

  it('are offered only where Google is configured', async () => {
    const keyIn = async (app: ReturnType<typeof t>) =>
      ((await send(app, getKeys, {})).body['data'] as { oauth_client_id: unknown }).oauth_client_id;
    expect([await keyIn(t()), await keyIn(without())]).toEqual(['our-client', null]);
    const { token } = await addPerson(without(), 'female');
    for (const reply of [
      await send(without(), beginGoogleConsent, {}, token),
      await send(without(), suggestContacts, { body: { code: 'x' } }, token),
    ])
      expect(reply).toMatchObject({ status: 404, body: { code: 'contacts.bookUnavailable' } });
  });
});
