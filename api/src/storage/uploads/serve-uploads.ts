import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { MemoryLocker, Server } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasDuty, type CallShape } from 'shared-contracts/calls/call';
import { DESK } from 'shared-contracts/calls/desk';
import {
  continueUpload,
  createUpload,
  headUpload,
  removeUpload,
} from 'shared-contracts/calls/uploads';
import type { MessageKey } from 'shared-contracts/i18n/messages';
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
    let failure: unknown;
    const server = new Server({
      path: createUpload.path,
      relativeLocation: true,
      namingFunction: () => randomUUID(),
      locker,
      datastore: new UploadDataStore({
        db,
        files,
        clock,
        accountId: caller.id,
        mayBegin: (kind) =>
          kind !== 'audio' || (caller.role === 'staff' && hasDuty({ duty: DESK }, caller.duties)),
        spend: (bytes) => allowance.spendFile(caller.budgetKey, bytes),
      }),
      onResponseError: (_request, error) => {
        failure = error;
        return undefined;
      },
    });
    const response = await server.handleWeb(webRequest(request));
    if (failure !== undefined || response.status >= 400) throw refusalOf(failure, response.status);
    copyHeaders(response, reply);
  };
  await api.app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The bytes of a file go by as they come.
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    const inside = { ...api, app: scope };
    for (const call of [createUpload, headUpload, continueUpload, removeUpload] as const)
      serve(inside, call satisfies CallShape, answer);
  });
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
