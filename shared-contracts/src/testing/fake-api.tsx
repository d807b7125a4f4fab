import {
  callPath,
  type Call,
  type CallReply,
  type CallShape,
  type LooseInput,
} from '../calls/call.ts';
import { createClient, ApiError, type Send } from '../calls/client.ts';

/** What a faked call answers: a reply, a failure to be refused with, or a function of the request, which may take its time. */
export type FakeReply<Shape extends CallShape> =
  | CallReply<Shape>
  | Refusal
  | ((input: LooseInput) => FakeReply<Shape> | Promise<FakeReply<Shape>>);

/** A refusal of a faked call; `conflict` is what a 409 ran into. */
export interface Refusal {
  refuse: number;
  code: string;
  errors?: { path: string; message: string }[];
  conflict?: unknown;
}

/** A call with its fake reply; made by `fake`, so that the reply has the call's type. */
export interface Fake {
  readonly call: CallShape;
  readonly reply: unknown;
}

/** Pairs a call with what it shall answer in a test. */
export function fake<Shape extends CallShape>(call: Call<Shape>, reply: FakeReply<Shape>): Fake {
  return { call, reply };
}

/**
 * An API that answers from the list, through the real client; later entries win, an unlisted call fails the test.
 * `onFailure` stands for what the shell does about every failure.
 */
export function fakeApi(
  fakes: readonly Fake[],
  onFailure?: (failure: ApiError, call: CallShape) => void,
): { send: Send; requests: { call: string; input: LooseInput }[] } {
  const requests: { call: string; input: LooseInput }[] = [];
  const send: Send = async (call, input, options) => {
    const loose = input as LooseInput;
    const name = `${call.method} ${call.path}`;
    requests.push({ call: name, input: loose });
    const found = fakes.findLast(
      (one) => one.call.path === call.path && one.call.method === call.method,
    );
    const client = createClient({
      origin: 'http://fake.test',
      token: () => null,
      fetch: async () => {
        if (found === undefined) {
          throw new Error(`fakeApi: nothing listed for ${name} (${callPath(call, loose)})`);
        }
        return await responseOf(call, found.reply, loose);
      },
    });
    return client(call, input, options).catch((error: unknown) => {
      if (error instanceof ApiError) onFailure?.(error, call);
      throw error;
    });
  };
  return { send, requests };
}

async function responseOf(call: CallShape, reply: unknown, input: LooseInput): Promise<Response> {
  const settled: unknown =
    typeof reply === 'function' ? await (reply as (input: LooseInput) => unknown)(input) : reply;
  if (isRefusal(settled)) {
    const { refuse: status, code, errors, conflict } = settled;
    return Response.json(
      {
        status,
        title: code,
        code,
        request_id: 'test',
        ...(errors ? { errors } : {}),
        ...(conflict ? { conflict } : {}),
      },
      { status },
    );
  }
  // A fake that the contract would not allow is a wrong test.
  return Response.json(call.reply.parse(settled));
}

function isRefusal(reply: unknown): reply is Refusal {
  return typeof reply === 'object' && reply !== null && 'refuse' in reply;
}
