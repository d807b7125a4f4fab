import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call, CallReply, CallShape, ParsedInput } from 'shared-contracts/calls/call';
import type * as z from 'shared-contracts/schema';
import { refuseOtherUnits } from './authorize.ts';
import { ReleaseRefusal } from './release-refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers without a release token. */
    isOpen?: boolean;
  }
}

/** Answers a call with what its definition says: parts parsed before, the reply parsed after. */
export function serveCall<Shape extends CallShape>(
  app: FastifyInstance,
  call: Call<Shape>,
  handler: (input: ParsedInput<Shape>, request: FastifyRequest) => Promise<CallReply<Shape>>,
): void {
  app.route({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { isOpen: call.access === 'public' },
    handler: async (request) => {
      const input = {
        ...part('params', call.params, request.params),
        ...part('query', call.query, request.query),
        ...part('body', call.body, request.body ?? {}),
      };
      if (call.access !== 'public') refuseOtherUnits(request, unitsOf(input));
      const reply = await handler(input as ParsedInput<Shape>, request);
      return call.reply.parse(reply);
    },
  });
}

/** The units that a request names, wherever a call has them. */
function unitsOf(input: Readonly<Record<string, unknown>>): string[] {
  const parts = [input['params'], input['query'], input['body']].filter(isObject);
  const { description, builds } = parts.at(-1) ?? {};
  const all = [...parts, description, ...(Array.isArray(builds) ? builds : [])].filter(isObject);
  return all.flatMap(({ unit }) => (typeof unit === 'string' ? [unit] : []));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function part(name: string, schema: z.ZodMiniType | undefined, value: unknown): object {
  if (schema === undefined) return {};
  const parsed = schema.safeParse(value);
  if (parsed.success) return { [name]: parsed.data };
  const errors = parsed.error.issues.map((issue) => ({
    path: issue.path.join('.'),
    message: issue.message,
  }));
  const first = errors[0];
  throw new ReleaseRefusal(
    400,
    'request.unreadable',
    `The ${name} of the request is not right: ${first?.path === '' ? '' : `${first?.path}: `}${first?.message}.`,
    { errors },
  );
}
