import type { CallShape } from 'shared-contracts/calls/call';
import type { TestApp, TestReply } from './app.ts';

/** Sends a form as a browser does. */
export async function sendForm(
  { app }: TestApp,
  call: Pick<CallShape, 'method' | 'path'>,
  form: FormData,
  token: string,
): Promise<TestReply> {
  const written = new Response(form);
  const response = await app.inject({
    method: call.method,
    url: call.path,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': written.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await written.arrayBuffer()),
  });
  const { statusCode: status, headers } = response;
  return { status, headers, body: response.json<Record<string, unknown>>() };
}
