import { callPath, type CallShape, type LooseInput } from 'shared-contracts/calls/call';
import { APP_HEADER } from 'shared-contracts/calls/client';
import { jsonOf } from '../../../src/platform/validation/json-of.ts';
import type { TestApp } from '../../../test/app.ts';
import { nameOf } from '../calls/call-names.ts';
import type { Recipe } from './recipe.ts';
import { recipes } from './recipes.ts';

/** What came back, as bytes and as what they say. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** Undefined when the text is no JSON. */
  readonly json: unknown;
}

/** How a request is sent beside its input. */
export interface Sending {
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** Address of the sender; budgets count by it. */
  readonly address?: string;
}

/** Makes a call as the contract's client would. */
export function makeRequest(
  t: TestApp,
  call: CallShape,
  input: LooseInput,
  sending: Sending = {},
): Promise<Reply> {
  const { method } = call;
  const body = input.body as object | undefined;
  const headers = { ...headersOf(call), ...sending.headers };
  return sendRaw(
    t,
    { method, url: callPath(call, input), ...(body ? { body } : {}) },
    { ...sending, headers },
  );
}

/** Headers without which the call refuses everything. */
export function headersOf(call: CallShape): Readonly<Record<string, string>> {
  const known: Readonly<Record<string, Recipe>> = recipes;
  return known[nameOf(call)]?.headers ?? {};
}

/** A request as it stands on the wire. */
export interface RawRequest {
  readonly method: CallShape['method'];
  readonly url: string;
  readonly body?: object | string;
}

/** Sends what no client of ours would send. */
export async function sendRaw(
  { app }: TestApp,
  { method, url, body }: RawRequest,
  { token = null, headers = {}, address = '127.0.0.1' }: Sending = {},
): Promise<Reply> {
  const response = await app.inject({
    method,
    url,
    remoteAddress: address,
    headers: {
      [APP_HEADER.name]: APP_HEADER.value,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: body }),
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    json: jsonOf(response.body),
  };
}

/** The bytes of a problem without the id of its request, the only thing in it that may differ. */
export function withoutRequestId(text: string): string {
  return text.replace(/"request_id":"[^"]*"/, '"request_id":""');
}
