import { callPath, type CallShape, type LooseInput } from 'shared-contracts/calls/call';
import { APP_HEADER } from 'shared-contracts/calls/client';

/** What became of a request: an answer, or none because the process went away meanwhile. */
export type Told = { readonly status: number; readonly body: unknown } | 'nothing';

/** Sends one call over the network. */
export async function ask(
  origin: string,
  call: CallShape,
  input: LooseInput,
  token: string | null,
): Promise<Told> {
  const json = input.body === undefined ? {} : { body: JSON.stringify(input.body) };
  try {
    const reply = await fetch(origin + callPath(call, input), {
      method: call.method,
      headers: {
        [APP_HEADER.name]: APP_HEADER.value,
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...json,
    });
    return { status: reply.status, body: await reply.json() };
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return 'nothing';
    throw error;
  }
}

/** An answer that has to come: to whoever asks while nobody is killed. */
export async function askSurely(
  origin: string,
  call: CallShape,
  input: LooseInput,
  token: string | null,
): Promise<{ status: number; body: unknown }> {
  const told = await ask(origin, call, input, token);
  if (told === 'nothing') throw new Error(`${call.method} ${call.path} got no answer`);
  return told;
}
