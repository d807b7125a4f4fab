import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Access, CallShape } from 'shared-contracts/calls/call';
import { APP_HEADER } from 'shared-contracts/calls/client';
import { Problem } from 'shared-contracts/calls/problem';
import { messageOf } from 'shared-contracts/locales/en/messages';
import { UPLOAD_FIELD } from 'shared-contracts/platform/uploads';
import { type $ZodType, toJSONSchema } from 'zod/v4/core';

/** What an upload consists of. */
const OCTETS = 'application/offset+octet-stream';

/** Refusals that follow from who may call; a staff call hides behind the answer to an unknown path. */
const ACCESS_FAILS: Readonly<Record<Access, NonNullable<CallShape['fails']>>> = {
  public: {},
  member: { 401: 'auth.required' },
  staff: { 401: 'auth.idle', 403: 'factor.needed', 404: 'route.unknown' },
  releases: { 401: 'auth.required' },
};

/** Serves the description of the calls, made of the very definitions that they are parsed with; those of staff to staff only. */
export function serveOpenApi(
  app: FastifyInstance,
  { served, unhandled }: DescribedCalls,
  {
    isStaff,
    ...about
  }: About & { readonly isStaff: (request: FastifyRequest) => Promise<boolean> },
): void {
  const open = ({ access }: CallShape) => access === 'public' || access === 'member';
  const documents = new Map<boolean, object>();
  app.get('/api/openapi.json', async (request) => {
    const forStaff = await isStaff(request);
    const seen = (calls: readonly CallShape[]) => (forStaff ? calls : calls.filter(open));
    const calls = { served: seen(served), unhandled: seen(unhandled) };
    const document = documents.get(forStaff) ?? describeCalls(calls, about);
    documents.set(forStaff, document);
    return document;
  });
}

/** Calls that are answered, and those that answer 501 until someone writes their handler. */
export interface DescribedCalls {
  readonly served: readonly CallShape[];
  readonly unhandled: readonly CallShape[];
}

/** What the document says beside the calls. */
export interface About {
  readonly title: string;
  /** The part of the site that a call belongs to; absent for none. */
  readonly tagOf: (call: CallShape) => string | undefined;
  /** What each part is about. */
  readonly tagTexts: Readonly<Record<string, string>>;
}

/** An OpenAPI 3.1 document of the given calls; those to come are marked `x-not-implemented`. */
export function describeCalls({ served, unhandled }: DescribedCalls, about: About): object {
  const paths: Record<string, Record<string, object>> = {};
  const put = (call: CallShape, more: object = {}) => {
    const described = { ...tagged(about.tagOf(call)), ...describe(call), ...more };
    (paths[describedPath(call)] ??= {})[call.method.toLowerCase()] = described;
  };
  for (const call of served) put(call);
  for (const call of unhandled)
    put(
      { ...call, fails: { ...call.fails, 501: 'call.notImplemented' as const } },
      { 'x-not-implemented': true },
    );
  const tags = [...new Set(served.map(about.tagOf))].filter((tag) => tag !== undefined).sort();
  return {
    openapi: '3.1.0',
    info: { title: about.title, version: '1', description: ABOUT_CLIENTS },
    servers: [{ url: '/', description: 'The site that serves this document' }],
    tags: tags.map((name) => ({ name, description: about.tagTexts[name] })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      parameters: { App: APP_PARAMETER },
      schemas: { Problem: jsonSchema(Problem, 'output') },
    },
  };
}

const ABOUT_CLIENTS =
  'The bearer token is that of sign_in. Every refusal is a problem (RFC 9457), whose `code` is stable; 429 says in Retry-After when to ask again. A slash at the end of a path makes no difference.';

/** The header by which a page of ours is known (access.md, 'State-changing GETs'). */
const APP_PARAMETER = {
  name: APP_HEADER.name,
  in: 'header',
  required: true,
  description: 'Without it, this GET is refused: it changes something.',
  schema: { const: APP_HEADER.value },
};

const PROBLEM = {
  'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
};

/** What every call may answer, and what says when to ask again. */
const ANY_FAILS = { 429: 'request.tooMany' } as const;
const RETRY_AFTER = {
  headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } },
};

/** Without the slash that some specified paths end with: linters refuse it, and the server answers both forms. */
export function describedPath({ path }: Pick<CallShape, 'path'>): string {
  return path.replace(/\/$/, '');
}

function tagged(tag: string | undefined): object {
  return tag === undefined ? {} : { tags: [tag] };
}

/** A name of a call that is made of method and path alone: `GET /api/v1/profiles/{id}` is `getProfilesById`. */
function operationId({ method, path }: CallShape): string {
  const words = path
    .replace('/api/v1/', '')
    .replaceAll(/\{(\w+)\}/g, '/by/$1/')
    .split(/\W+/)
    .filter((word) => word !== '');
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return method.toLowerCase() + words.map(capital).join('');
}

function describe(call: CallShape): object {
  return {
    operationId: operationId(call),
    summary: call.summary,
    'x-access': call.access,
    ...(call.duty === undefined ? {} : { 'x-duties': [call.duty].flat() }),
    // Without it, tools take the absence for a call that was forgotten.
    security: call.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...parameters(call, 'path'),
      ...parameters(call, 'query'),
      ...(call.ownPagesOnly === true ? [{ $ref: '#/components/parameters/App' }] : []),
    ],
    ...requestBody(call),
    responses: {
      ...done(call),
      ...Object.fromEntries(refusals(call)),
    },
  };
}

function requestBody(call: CallShape): object {
  if (call.method === 'PATCH')
    return { requestBody: { required: true, content: { [OCTETS]: { schema: {} } } } };
  if (call.body === undefined) return {};
  const fields = jsonSchema(call.body, 'input');
  const content = call.encoding === 'multipart' ? form(fields, call.files) : json(fields);
  return { requestBody: { required: true, content } };
}

/** Fields of a form as texts, and its files; any file may be named by an upload instead. */
function form(fields: { readonly properties?: object }, files: CallShape['files'] = {}): object {
  const names = Object.entries(files).map(([name, maxItems]) => [name, maxItems] as const);
  const listed = (items: object, maxItems: number) => ({ type: 'array', items, maxItems });
  const binary = { type: 'string', contentMediaType: 'application/octet-stream' };
  const properties = {
    ...fields.properties,
    ...Object.fromEntries(names.map(([name, most]) => [name, listed(binary, most)])),
    [UPLOAD_FIELD]: listed({ type: 'string' }, Math.max(0, ...names.map(([, most]) => most))),
  };
  return { 'multipart/form-data': { schema: { ...fields, properties } } };
}

/** Statuses of what went well; those of an upload bring headers alone (tus 1.0). */
function done(call: CallShape): object {
  if (call.encoding !== 'tus')
    return { 200: { description: 'Done', content: json(jsonSchema(call.reply, 'output')) } };
  const status = { POST: 201, HEAD: 200 }[call.method as string] ?? 204;
  return { [status]: { description: 'Done' } };
}

function refusals(call: CallShape): [string, object][] {
  const takes = call.params ?? call.query ?? call.body;
  const invalid = takes === undefined ? {} : { 422: 'form.invalid' as const };
  const sources: NonNullable<CallShape['fails']>[] = [
    ANY_FAILS,
    invalid,
    ACCESS_FAILS[call.access],
    call.fails ?? {},
  ];
  const statuses = new Set(sources.flatMap((codes) => Object.keys(codes).map(Number)));
  return [...statuses].map((status) => [
    String(status),
    {
      description: [...new Set(sources.flatMap((codes) => codes[status] ?? []))]
        .map((code) => `${code}: ${messageOf(code).text}`)
        .join(' '),
      ...(status === 429 ? RETRY_AFTER : {}),
      content: PROBLEM,
    },
  ]);
}

function parameters(call: CallShape, place: 'path' | 'query'): object[] {
  const schema = place === 'path' ? call.params : call.query;
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: one,
  }));
}

function jsonSchema(schema: $ZodType, io: 'input' | 'output'): { readonly properties?: object } {
  const { $schema: _, ...rest } = toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function json(schema: object): object {
  return { 'application/json': { schema } };
}
