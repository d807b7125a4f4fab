import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { MemoryLocker, Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasDuty, type CallShape } from 'shared-contracts/calls/call';
import { DESK } from 'shared-contracts/calls/desk';
import {
  continueUpload,
  createUpload,
  headUpload,
  METHOD_OVERRIDE,
  removeUpload,
  TUS_EXTENSIONS,
  TUS_RESUMABLE,
} from 'shared-contracts/calls/uploads';
import type { MessageKey } from 'shared-contracts/locales/en/messages';
import { UPLOAD_LIMITS } from 'shared-contracts/platform/uploads';
import type { Api, Context } from '../../platform/calls/context.ts';
import { serve } from '../../platform/calls/serve.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { UploadAllowance } from './upload-allowance.ts';
import { UploadDataStore } from './upload-data-store.ts';

/** Uploads that can be resumed, by tus 1.0 (tus.io); calls take what was uploaded by its id (finished-uploads.ts). */
export async function registerUploads(api: Api): Promise<void> {
  const { files, clock, counters } = api.parts;
  const locker = new MemoryLocker();
  const allowance = new UploadAllowance(counters);
  const answer = async (_: unknown, { request, reply, caller, db }: Context<'member'>) => {
    refuseOtherProtocols(request);
    let failure: unknown;
    const datastore = new UploadDataStore({
      db,
      files,
      clock,
      accountId: caller.id,
      metadata: String(request.headers['upload-metadata'] ?? ''),
      mayBegin: (kind) =>
        kind !== 'audio' || (caller.role === 'staff' && hasDuty({ duty: DESK }, caller.duties)),
      spend: (bytes) => allowance.spendFile(caller.budgetKey, bytes),
    });
    const server = new Server({
      path: createUpload.path,
      relativeLocation: true,
      namingFunction: () => randomUUID(),
      locker,
      datastore,
      onResponseError: (_request, error) => {
        failure = error;
        return undefined;
      },
    });
    const response = await server.handleWeb(webRequest(request));
    if (failure !== undefined || response.status >= 400) throw refusalOf(failure, response.status);
    copyHeaders(response, reply);
    const { about } = datastore;
    if (about !== null && request.method !== 'DELETE')
      reply.header('upload-expires', about.expiresAt.toUTCString());
    if (about !== null && request.method === 'HEAD' && about.metadata !== '')
      reply.header('upload-metadata', about.metadata);
  };
  await api.app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Also of refusals, which come past the protocol's own server.
    scope.addHook('onSend', async (_request, reply) => {
      reply.header(TUS_RESUMABLE.name, TUS_RESUMABLE.value);
      if (reply.statusCode === 412) reply.header('tus-version', TUS_RESUMABLE.value);
    });
    // The bytes of a file go by as they come.
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    const inside = { ...api, app: scope };
    for (const call of [createUpload, headUpload, continueUpload, removeUpload] as const)
      serve(inside, call satisfies CallShape, answer);
  });
}

/** Another version, or none, is 412; bytes under another name than the protocol's are 415. */
function refuseOtherProtocols({ method, headers }: FastifyRequest): void {
  if (headers[TUS_RESUMABLE.name] !== TUS_RESUMABLE.value)
    throw new Refusal(412, 'upload.protocol');
  if (method === 'PATCH' && headers['content-type'] !== OCTETS)
    throw new Refusal(415, 'upload.protocol');
}

const OCTETS = 'application/offset+octet-stream';

/** Whether an address is that of uploads, or of one. */
function isOfUploads(url: string): boolean {
  const [path = ''] = url.split('?');
  return path === createUpload.path || path.startsWith(`${createUpload.path}/`);
}

/** Answers OPTIONS of the protocol, which says what is spoken to anybody; a page's preflight gets that beside its own. */
export function answerTusOptions(app: FastifyInstance): void {
  const headers = {
    [TUS_RESUMABLE.name]: TUS_RESUMABLE.value,
    'tus-version': TUS_RESUMABLE.value,
    'tus-extension': TUS_EXTENSIONS.join(','),
    'tus-max-size': String(Math.max(...Object.values(UPLOAD_LIMITS))),
  };
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'OPTIONS' || !isOfUploads(request.url)) return;
    reply.headers(headers);
    if (request.headers['access-control-request-method'] === undefined)
      return reply.code(204).send();
  });
}

const OVERRIDING = new Set(['PATCH', 'DELETE', 'HEAD']);

/** Gives a POST to an upload the method that its client means (tus 1.0, `X-HTTP-Method-Override`); before it is routed. */
export function overrideTusMethod(request: IncomingMessage): string {
  const url = request.url ?? '/';
  const meant = request.headers[METHOD_OVERRIDE];
  const isForOne = isOfUploads(url) && url.length > createUpload.path.length + 1;
  if (request.method === 'POST' && isForOne && typeof meant === 'string') {
    const method = meant.toUpperCase();
    if (OVERRIDING.has(method)) request.method = method;
  }
  return url;
}

function webRequest({ method, headers, raw, body, url }: FastifyRequest): Request {
  const known = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' && !name.startsWith(':') ? [[name, value] as [string, string]] : [],
  );
  const hasBody = method === 'PATCH' && body !== undefined && body !== null;
  return new Request(`http://upload${url}`, {
    method,
    headers: known,
    ...(hasBody ? { body: Readable.toWeb(raw) as ReadableStream, duplex: 'half' } : {}),
  } as RequestInit);
}

/** Headers about origins are not the protocol's to set (protection.ts). */
function copyHeaders(response: Response, reply: FastifyReply): void {
  reply.code(response.status);
  for (const [name, value] of response.headers)
    if (!name.startsWith('access-control-') && name !== 'content-length') reply.header(name, value);
}

const CODES: Readonly<Record<number, MessageKey>> = {
  404: 'upload.notFound',
  409: 'upload.conflict',
  412: 'upload.protocol',
  413: 'request.tooLarge',
};

/** What the protocol refuses, as a problem of ours; what broke here stays what it is. */
function refusalOf(failure: unknown, status: number): unknown {
  if (failure instanceof Refusal || failure instanceof Error) return failure;
  const known = status === 410 ? 404 : status;
  const code = CODES[known];
  return code === undefined ? new Refusal(400, 'request.unreadable') : new Refusal(known, code);
}
