import { signIn } from 'shared-contracts/calls/auth';
import {
  callPath,
  type Call,
  type CallInput,
  type CallReply,
  type CallShape,
  type LooseInput,
} from 'shared-contracts/calls/call';

/** A request as `fetch` takes it. */
export interface Sent {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
}
export interface Replied {
  readonly ok: boolean;
  text(): string | Promise<string>;
  json(): unknown;
}
/** How requests reach the API: over the network, or inside of its process. */
export type Send = (path: string, sent: Sent) => Promise<Replied>;

/** Makes calls as a member of the demo community; throws unless they are answered well. */
export interface DemoMember {
  readonly id: string;
  ask<Shape extends CallShape>(
    call: Call<Shape>,
    input: CallInput<Shape>,
  ): Promise<CallReply<Shape>>;
  /** The same member, in the same session, at another node. */
  through(send: Send): DemoMember;
}
export type DemoName = 'asha' | 'meera' | 'rohan' | 'staff';

/** A token of one of the demo accounts, for requests that are no calls of a client. */
export async function tokenOf(url: string, name: DemoName): Promise<string> {
  const send: Send = (path, sent) => fetch(url + path, sent);
  const body = { email: `${name}@example.com`, password: 'sapta-demo' };
  return (await requested(send, signIn, { body }, null)).data.token;
}

/** Signs one of the demo accounts in. */
export function signedIn(send: Send, name: DemoName): Promise<DemoMember> {
  return signedInAs(send, `${name}@example.com`);
}

/** Signs a member of the demo community in: all of them have the one password. */
export async function signedInAs(send: Send, email: string): Promise<DemoMember> {
  const body = { email, password: 'sapta-demo' };
  const { token, userId } = (await requested(send, signIn, { body }, null)).data;
  return memberOf(send, userId, token);
}

function memberOf(send: Send, id: string, token: string): DemoMember {
  return {
    id,
    ask: (call, input) => requested(send, call, input, token),
    through: (other) => memberOf(other, id, token),
  };
}

/** A reply is not parsed again: that would be measured with it. */
async function requested<Shape extends CallShape>(
  send: Send,
  call: Call<Shape>,
  input: CallInput<Shape>,
  token: string | null,
): Promise<CallReply<Shape>> {
  const { body, ...loose } = input as LooseInput;
  const isForm = body instanceof FormData;
  const reply = await send(callPath(call, loose), {
    method: call.method,
    headers: {
      'x-app': 'web',
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`bench: ${call.path}: ${await reply.text()}`);
  return (await reply.json()) as CallReply<Shape>;
}
