import type { FastifyRequest } from 'fastify';
import {
  hasDuty,
  type CallInput,
  type CallReply,
  type CallShape,
  type ParsedInput,
} from 'shared-contracts/calls/call';
import type * as z from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import { databaseIn } from '../database/queued-database.ts';
import { refuseForeignPage } from '../http/foreign-pages.ts';
import { Refusal, unknownPath } from '../http/refusal.ts';
import { takeTurn } from '../overload/member-turns.ts';
import { pagingOf } from '../paging/pages.ts';
import { fieldErrors, unknownParameters, type FieldError } from '../validation/field-errors.ts';
import { visibleFields } from '../validation/visible-fields.ts';
import type { Caller } from './caller.ts';
import type { Api, Context } from './context.ts';
import { isIdleStaff, lacksFactor, noteActive } from './staff-session.ts';

/** What a handler may answer: the call's reply before parsing; undeclared fields are stripped. */
type Answer<Shape extends CallShape> = z.input<Shape['reply']> | CallReply<Shape>;

/** Answers one call: gets parsed input, returns the reply, throws a Refusal to refuse. */
export type Handler<Shape extends CallShape> = (
  input: ParsedInput<Shape>,
  context: Context<Shape['access']>,
) => Promise<Answer<Shape>> | Answer<Shape>;

/** The parts of a request before they were parsed. */
export type RawInput = Readonly<Record<'params' | 'query' | 'body', unknown>>;

/** Finds what no schema can judge, such as an age today; reported together with what the schema finds. */
export type Validate<Shape extends CallShape> = (
  raw: RawInput,
  context: Context<Shape['access']>,
) => Promise<FieldError[]> | FieldError[];

/** Puts a call on the application: its access, its parsing and its reply follow from the definition. */
export function serve<const Shape extends CallShape>(
  api: Api,
  call: Shape,
  handler: Handler<Shape>,
  validate?: Validate<Shape>,
): void {
  api.served.push(call);
  api.app.route({
    method: call.method,
    url: routeOf(call.path),
    config: { inEnglish: call.access === 'staff' },
    // Before anything of the request is read: who may not call learns nothing about the call.
    onRequest: async (request, reply) => {
      const caller = await admitted(api, call, request);
      request.caller = caller;
      refuseForeignPage(call, request.headers, api.parts.config);
      // Pieces of files come for minutes, and cost the database next to nothing.
      if (caller !== null && call.encoding !== 'tus')
        await takeTurn(api.turns, caller.id, reply.raw);
    },
    handler: async (request, reply) => {
      const { caller } = request;
      request.body = visibleFields(request.body);
      const { input, errors } = readInput(call, request);
      const parsedRequest = { call, input, caller, request, reply };
      const context = contextOf(api, parsedRequest) as Context<Shape['access']>;
      errors.push(...((await validate?.(rawOf(request), context)) ?? []));
      if (errors.length > 0) throw new Refusal(422, 'form.invalid', { errors });
      return parsedReply(call, await handler(input as ParsedInput<Shape>, context));
    },
  });
}

/** `{id}` as the router writes it; a parameter before a star ends there (`{a}*{b}`). */
export function routeOf(path: string): string {
  return path.replaceAll(/\{(\w+)\}\*/g, ':$1(^[^*]+)*').replaceAll(/\{(\w+)\}/g, ':$1');
}

/** The caller of a request who may make this call; null for a visitor. */
export async function admitted(
  { authenticate, parts }: Pick<Api, 'authenticate' | 'parts'>,
  call: CallShape,
  request: FastifyRequest,
): Promise<Caller | null> {
  const caller = await authenticate(request);
  const isIdle = caller !== null && isIdleStaff(caller, parts);
  admit(call, caller, { ...parts.config, isIdle });
  if (caller === null || isIdle) return null;
  await noteActive(databaseIn(parts.db, request.place), caller, parts.clock());
  // Among members' calls too there are some that a duty opens further.
  const isBarred = caller.role === 'staff' && lacksFactor(caller, parts.config.staffFactorRequired);
  return isBarred ? { ...caller, duties: [] } : caller;
}

/** What of the configuration, and of the session's rest, decides on a call beside the caller. */
interface Admission {
  readonly staffFactorRequired: boolean;
  readonly isIdle: boolean;
}

/** Throws the refusal that anyone who may not make a call gets: 401, or the 404 of an unknown path. */
function admit(
  call: CallShape,
  caller: Caller | null,
  { staffFactorRequired, isIdle }: Admission,
): void {
  if (call.access === 'public') return;
  if (call.access === 'member') {
    if (caller === null) throw new Refusal(401, 'auth.required');
  } else if (caller?.role !== 'staff' || !hasDuty(call, caller.duties)) throw unknownPath();
  if (isIdle) throw new Refusal(401, 'auth.idle');
  // Only staff who have the duty learn what is missing.
  if (
    call.access === 'staff' &&
    call.withoutFactor !== true &&
    lacksFactor(caller, staffFactorRequired)
  )
    throw new Refusal(403, 'factor.needed');
}

/** A request of which the input was parsed. */
interface ParsedRequest extends Pick<Context<'public'>, 'caller' | 'request' | 'reply'> {
  readonly call: CallShape;
  readonly input: Partial<CallInput<CallShape>>;
}

function contextOf(
  { parts, tickets, noteOpened: noteOpenedBy }: Api,
  { call, input, caller, request, reply }: ParsedRequest,
): Context<'public'> {
  const { clock, mail, config, counters, pushes } = parts;
  const db = databaseIn(parts.db, request.place);
  const { log } = request;
  const photos = tickets.seenBy(caller?.sessionId ?? null);
  const noteOpened = async (personId: string) => {
    if (caller !== null && personId !== caller.id) await noteOpenedBy(caller, personId);
  };
  const paging = pagingOf(
    { call, input, callerId: caller?.id ?? null },
    { secret: parts.jwtSecret, now: clock() },
  );
  return {
    caller,
    db,
    clock,
    mail,
    config,
    counters,
    photos,
    paging,
    pushes,
    noteOpened,
    log,
    request,
    reply,
  };
}

/** Parses the declared parts; all wrong fields are reported at once. */
function readInput(call: CallShape, request: FastifyRequest) {
  const input: Record<string, unknown> = {};
  const issues: z.$ZodIssue[] = [];
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = call[part];
    // A form is read by its handler, file by file.
    if (schema === undefined || (part === 'body' && call.encoding === 'multipart')) continue;
    const parsed = safeParse(schema, request[part]);
    if (parsed.success) input[part] = parsed.data;
    // One of a few words in a path is a part of it: with another, it is another path.
    else if (part === 'params' && parsed.error.issues.some(({ code }) => code === 'invalid_value'))
      throw unknownPath();
    else issues.push(...parsed.error.issues);
  }
  const errors = [...fieldErrors(issues), ...unknownParameters(undeclared(call, request))];
  return { input: input as Partial<CallInput<CallShape>>, errors };
}

/**
 * Parameters of the query that a call does not declare. Public ones are ignored (access.md, 'Defaults'): other sites lead
 * to such calls, and add to the address what they like; the page of payment does so to a POST.
 */
function undeclared(call: CallShape, { query }: FastifyRequest): string[] {
  if (call.access === 'public') return [];
  const declared = new Set(queryNames(call));
  return Object.keys(query ?? {}).filter((name) => !declared.has(name));
}

/** Names of a call's parameters; a query is an object in every definition. */
function queryNames({ query }: CallShape): string[] {
  const { shape = {} } = (query?._zod.def ?? {}) as { shape?: object };
  return Object.keys(shape);
}

function rawOf({ params, query, body }: FastifyRequest): RawInput {
  return { params, query, body };
}

function parsedReply<Shape extends CallShape>(call: Shape, answer: unknown): unknown {
  const parsed = safeParse(call.reply, answer);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`);
  throw new Error(
    `${call.method} ${call.path} would answer outside its schema: ${wrong.join('; ')}`,
  );
}
