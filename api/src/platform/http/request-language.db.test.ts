import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { addMember } from '../../../test/members.ts';

const t = useApp();

/** A sign-up with a name and nothing else. */
const signUpIn = (language?: string) =>
  t().app.inject({
    method: 'POST',
    url: '/api/v1/sign_up',
    headers: { ...(language !== undefined && { 'accept-language': language }) },
    payload: {
      user: {
        name: 'Asha',
        gender: 'female',
        birthdate: '2020-01-01',
        phone: '12345678',
      },
    },
  });

const wrongIn = async (language?: string) => {
  const { errors } = (await signUpIn(language)).json<{
    errors: { path: string; message: string }[];
  }>();
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
};

describe('wrong fields', () => {
  it('are told in Marathi, with the name of the field', async () => {
    expect(await wrongIn('mr-IN,en;q=0.5')).toMatchObject({
      'user.lastName': 'आडनाव: हे भरायचे राहिले आहे.',
      'user.birthdate': 'वधूचे वय 18 वर्षे किंवा जास्त हवे.',
    });
  });

  it('are told in Hindi', async () => {
    expect(await wrongIn('hi')).toMatchObject({
      'user.email': 'ईमेल: यह भरना बाक़ी है।',
      'user.birthdate': 'वधू की उम्र 18 साल या अधिक होनी चाहिए।',
    });
  });

  it.each([undefined, 'fr', 'en-GB,mr;q=0.9'])('are told in English to %s', async (language) => {
    expect(await wrongIn(language)).toMatchObject({ 'user.lastName': 'Last name is missing.' });
  });

  it('say in which language they are, and that it depends on the request', async () => {
    const { headers } = await signUpIn('mr');
    expect(headers['content-language']).toBe('mr');
    expect(String(headers['vary']).split(/, */)).toContain('accept-language');
  });

  it('of a call of the staff are told in English', async () => {
    const { token } = await addMember(t(), { role: 'staff', duties: ['manager'] });
    const reply = await t().app.inject({
      method: 'PUT',
      url: '/api/v1/texts',
      headers: {
        'accept-language': 'mr',
        authorization: `Bearer ${token}`,
      },
      payload: { code: 'NAV-DA' },
    });
    expect(reply.headers['content-language']).toBe('en');
    expect(reply.json()).toMatchObject({ errors: [{ message: 'Text is missing.' }] });
  });
});
