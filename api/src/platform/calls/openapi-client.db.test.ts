import { describe, expect, it, onTestFinished } from 'vitest';
import { photoFile } from '../../../proof/harness/fixtures/sample-files.ts';
import { useApp } from '../../../test/app.ts';
import { writeClient } from '../../../test/openapi-client.ts';
import { addPair } from '../../../test/pairs.ts';
import { hashPassword } from '../../modules/accounts/passwords/passwords.ts';

const t = useApp();
const PASSWORD = 'a good password';

/** What somebody writes who knows nothing but the document. */
const program = `
import createClient from 'openapi-fetch';
import type { paths } from './paths.ts';

interface Given { email: string; password: string; to: string; photo: Blob }

export default async function journey(baseUrl: string, fetch: typeof globalThis.fetch, given: Given) {
  const client = createClient<paths>({ baseUrl, fetch });
  const { email, password, to } = given;
  const signedIn = await client.POST('/api/v1/sign_in', { body: { email, password } });
  if (signedIn.data === undefined) throw new Error(signedIn.error.code);
  const { token, userId } = signedIn.data.data;
  const headers = { authorization: \`Bearer \${token}\` };
  const listed = await client.GET('/api/v1/interests', { params: { query: { type: 'received' } }, headers });
  const threads = await client.GET('/api/v1/chat/threads', { headers });
  const people: string[] = threads.data?.data.data.map((one) => one.with) ?? [];
  const uploaded = await client.POST('/api/v1/bulk/picb', {
    headers,
    body: { 'pics[]': [given.photo] },
    bodySerializer: (body) => {
      const form = new FormData();
      for (const pic of body?.['pics[]'] ?? []) form.append('pics[]', pic, 'photo.jpg');
      return form;
    },
  });
  const said = await client.POST('/api/v1/message', { headers, body: { to, message: 'Namaste' } });
  const nobody = await client.GET('/api/v1/interests', { params: { query: { type: 'sent' } } });
  return {
    userId,
    interests: listed.data?.data.data.length,
    people,
    refused: uploaded.data?.data.map((one) => one.refused),
    message: said.data?.data.message,
    visitor: nobody.error?.code,
  };
}
`;

describe('a client that was generated from the document', () => {
  it('signs in, lists, uploads a photo and sends a message', { timeout: 60_000 }, async () => {
    const { asha, rohan } = await addPair(t());
    const password_hash = await hashPassword(PASSWORD);
    await t().db.updateTable('accounts').set({ password_hash }).where('id', '=', asha.id).execute();
    const document = (await t().app.inject('/api/openapi.json')).json<object>();
    const client = await writeClient(document, program);
    onTestFinished(client.remove);
    expect(client.complaints).toEqual([]);
    const baseUrl = await t().app.listen({ host: '127.0.0.1', port: 0 });
    const journey = await client.load();
    const given = { email: asha.email, password: PASSWORD, to: rohan.id, photo: await photoFile() };
    expect(await journey(baseUrl, globalThis.fetch, given)).toEqual({
      userId: asha.id,
      interests: 0,
      people: [rohan.id],
      refused: [null],
      message: 'Namaste',
      visitor: 'auth.required',
    });
  });

  it('is told by its compiler what no call takes', { timeout: 60_000 }, async () => {
    const document = (await t().app.inject('/api/openapi.json')).json<object>();
    const wrong = program
      .replace('body: { email, password }', 'body: { email, secret: password }')
      .replace("'/api/v1/chat/threads'", "'/api/v1/chat/thread'");
    const client = await writeClient(document, wrong);
    onTestFinished(client.remove);
    expect(client.complaints.join('\n')).toMatch(/secret/);
    expect(client.complaints.length).toBeGreaterThanOrEqual(2);
  });
});
