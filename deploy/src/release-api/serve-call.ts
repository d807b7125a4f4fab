import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call, CallReply, CallShape, ParsedInput } from 'shared-contracts/calls/call';
import type * as z from 'shared-contracts/schema';
import { ReleaseRefusal } from './release-refusal.ts';

/** Answers a call with what its definition says: parts parsed before, the reply parsed after. */
export function serveCall<Shape extends CallShape>(
  app: FastifyInstance,
  call: Call<Shape>,
  handler: (input: ParsedInput<Shape>, request: FastifyRequest) => Promise<CallReply<Shape>>,
): void {
  app.route({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    handler: async (request) => {
      const input = {
        ...part('params', call.params, request.params),
        ...part('query', call.query, request.query),
        ...part('body', call.body, request.body ?? {}),
      };
      const reply = await handler(input as ParsedInput<Shape>, request);
      return call.reply.parse(reply);
    },
  });
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
