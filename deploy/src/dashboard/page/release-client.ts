import {
  callPath,
  type Call,
  type CallInput,
  type CallReply,
  type CallShape,
  type LooseInput,
} from 'shared-contracts/calls/call';
import { Problem } from 'shared-contracts/calls/problem';

/** A call that was refused; the message is a sentence for the person. Status 0: there was no reply. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
  readonly status: number;
  readonly code: string;
  /** What the gate found, a sentence each. */
  readonly reasons: readonly string[];

  constructor(status: number, code: string, sentence: string, reasons: readonly string[] = []) {
    super(sentence);
    this.status = status;
    this.code = code;
    this.reasons = reasons;
  }
}

/** Longest wait for a reply, in ms: the server gives the registry 5 s before it answers a kill by itself. */
const PATIENCE_MS = 15_000;

/** Makes one call of the release API; rejects with CallRefused. The token is in no cookie and in no storage. */
export async function send<Shape extends CallShape>(
  token: string | null,
  call: Call<Shape>,
  input: CallInput<Shape>,
): Promise<CallReply<Shape>> {
  const { body } = input as LooseInput;
  const reply = await fetch(callPath(call, input as LooseInput), {
    method: call.method,
    credentials: 'omit',
    cache: 'no-store',
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: unknown) => {
    throw new CallRefused(0, 'noReply', 'The dashboard’s server does not answer.', [String(error)]);
  });
  if (reply.ok) return call.reply.parse(await reply.json()) as CallReply<Shape>;
  throw refusalIn(reply.status, await reply.text());
}

function refusalIn(status: number, text: string): CallRefused {
  const parsed = Problem.safeParse(jsonIn(text));
  if (!parsed.success) return new CallRefused(status, 'unknown', `The server answers ${status}.`);
  const { code, title, detail = title, errors = [] } = parsed.data;
  const reasons = errors.map(({ path, message }) => `${path}: ${message}`);
  return new CallRefused(status, code, detail, reasons);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
