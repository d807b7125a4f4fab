import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallInput, CallReply, CallShape, ParsedInput } from 'shared-contracts/calls/call';
import type * as z from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import type { Api, Caller, Context } from './context.ts';
import { fieldErrors } from './field-errors.ts';
import { Refusal, unknownPath } from './refusal.ts';

/** What a handler may answer: the call's reply before parsing; undeclared fields are stripped. */
type Answer<Shape extends CallShape> = z.input<Shape['reply']> | CallReply<Shape>;

/** Answers one call: gets parsed input, returns the reply, throws a Refusal to refuse. */
export type Handler<Shape extends CallShape> = (
  input: ParsedInput<Shape>,
  context: Context<Shape['access']>,
) => Promise<Answer<Shape>> | Answer<Shape>;

/** Puts a call on the application: its access, its parsing and its reply follow from the definition. */
export function serve<const Shape extends CallShape>(
  api: Api,
  call: Shape,
  handler: Handler<Shape>,
): void {
  const callers = new WeakMap<FastifyRequest, Caller | null>();
  api.served.push(call);
  api.app.route({
    method: call.method,
    url: routeOf(call.path),
    // Before anything of the request is read: who may not call learns nothing about the call.
    onRequest: async (request) => {
      const caller = await api.authenticate(request.headers.authorization);
      admit(call, caller);
      callers.set(request, caller);
    },
    handler: async (request, reply) => {
      const input = readInput(call, request) as ParsedInput<Shape>;
      const caller = callers.get(request) ?? null;
      const context = contextOf(api, caller, request, reply) as Context<Shape['access']>;
      return parsedReply(call, await handler(input, context));
    },
  });
}

/** `{id}` as the router writes it; a parameter before a star ends there (`{a}*{b}`). */
export function routeOf(path: string): string {
  return path.replaceAll(/\{(\w+)\}\*/g, ':$1(^[^*]+)*').replaceAll(/\{(\w+)\}/g, ':$1');
}

/** Throws the 401 or the 404 that whoever may not make a call gets. */
export function admit(call: CallShape, caller: Caller | null): void {
  if (call.access === 'member' && caller === null) throw new Refusal(401, 'auth.required');
  if (call.access === 'staff' && caller?.role !== 'staff') throw unknownPath();
}

function contextOf(
  { parts }: Api,
  caller: Caller | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Context<'public'> {
  const { db, clock, mail, config } = parts;
  return { caller, db, clock, mail, config, log: request.log, request, reply };
}

/** Parses the declared parts; all wrong fields are told at once. */
function readInput(call: CallShape, request: FastifyRequest): Partial<CallInput<CallShape>> {
  const input: Record<string, unknown> = {};
  const issues: z.$ZodIssue[] = [];
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = call[part];
    if (schema === undefined) continue;
    const parsed = safeParse(schema, request[part]);
    if (parsed.success) input[part] = parsed.data;
    else issues.push(...parsed.error.issues);
  }
  if (issues.length > 0) throw new Refusal(422, 'form.invalid', { errors: fieldErrors(issues) });
  return input;
}

function parsedReply<Shape extends CallShape>(call: Shape, answer: unknown): unknown {
  const parsed = safeParse(call.reply, answer);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`);
  throw new Error(
    `${call.method} ${call.path} would answer outside its schema: ${wrong.join('; ')}`,
  );
}
