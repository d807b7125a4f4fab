import {
  callPath,
  type Call,
  type CallInput,
  type CallReply,
  type CallShape,
  type LooseInput,
  type Method,
} from 'shared-contracts/calls/call';
import { Problem } from 'shared-contracts/calls/problem';
import { CommandFailed, EXIT } from './failures.ts';

/** One request to the release managers' side of a site. */
export interface ReleaseRequest {
  readonly method: Method;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Way to a site: over HTTP, or into the registry of this machine where no site runs. */
export type ReleasePort = (request: ReleaseRequest) => Promise<{ status: number; body: string }>;

/** Makes the calls of the release managers' side; rejects with CommandFailed. */
export interface ReleaseClient {
  readonly send: <Shape extends CallShape>(
    call: Call<Shape>,
    input: CallInput<Shape>,
  ) => Promise<CallReply<Shape>>;
  /** Brings one file of an announced build. */
  readonly putFile: (unit: string, build: string, path: string, bytes: Buffer) => Promise<void>;
}

export function releaseClient(port: ReleasePort, token: string): ReleaseClient {
  const headers = { authorization: `Bearer ${token}` };
  const ask = async (request: ReleaseRequest) => {
    const { status, body } = await port(request);
    if (status >= 400) throw failureOf(status, body);
    return body;
  };
  return {
    send: async (call, input) => {
      const { body } = input as LooseInput;
      const text = await ask({
        method: call.method,
        path: callPath(call, input as LooseInput),
        headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return call.reply.parse(JSON.parse(text)) as CallReply<typeof call>;
    },
    putFile: async (unit, build, path, bytes) => {
      const parts = [unit, build, 'files', ...path.split('/')].map(encodeURIComponent);
      await ask({
        method: 'PUT',
        path: `/releases/api/builds/${parts.join('/')}`,
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        body: bytes,
      });
    },
  };
}

function failureOf(status: number, body: string): CommandFailed {
  const problem = problemIn(body);
  if (problem === null) {
    return new CommandFailed(EXIT.unreachable, `What answers there is no such site (${status}).`);
  }
  const { code, title, detail = title, errors = [] } = problem;
  const reasons = errors.map(({ path, message }) => `${path}: ${message}`);
  return new CommandFailed(exitOf(status), detail, code, reasons);
}

function exitOf(status: number) {
  if (status === 412) return EXIT.race;
  if (status === 400) return EXIT.usage;
  if (status >= 500 || status === 429) return EXIT.unreachable;
  return EXIT.refused;
}

function problemIn(body: string): Problem | null {
  try {
    const parsed = Problem.safeParse(JSON.parse(body));
    return parsed.success ? parsed.data : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
