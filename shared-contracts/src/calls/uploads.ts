import * as z from 'shared-contracts/schema';
import { defineCall } from './call.ts';

/** The version of the protocol, in the header of every request but OPTIONS. */
export const TUS_RESUMABLE = { name: 'tus-resumable', value: '1.0.0' } as const;

/** By which a client that can send GET and POST alone says what it means. */
export const METHOD_OVERRIDE = 'x-http-method-override';

/** What of the protocol is spoken, as OPTIONS answers. */
export const TUS_EXTENSIONS = ['creation', 'termination', 'expiration'] as const;

/** Headers of the protocol that a page may send, and read from a reply. */
export const TUS_REQUEST_HEADERS = [
  TUS_RESUMABLE.name,
  'upload-length',
  'upload-metadata',
  'upload-offset',
  METHOD_OVERRIDE,
] as const;
export const TUS_REPLY_HEADERS = [
  TUS_RESUMABLE.name,
  'tus-version',
  'tus-extension',
  'tus-max-size',
  'location',
  'upload-length',
  'upload-metadata',
  'upload-offset',
  'upload-expires',
] as const;

const params = z.object({ id: z.string() });

/** Replies are headers alone. */
const reply = z.unknown();

/**
 * Ours: begins an upload (tus 1.0, creation). `Upload-Length` in bytes, bounded by kind; `Upload-Metadata` carries
 * `kind` (UPLOAD_KINDS) and `filename`, both in base64. Answers 201 with `Location`, whose last segment is the id.
 */
export const createUpload = defineCall({
  method: 'POST',
  path: '/api/v1/uploads',
  access: 'member',
  summary: 'Begin an upload that can be resumed',
  encoding: 'tus',
  reply,
  fails: {
    409: 'upload.conflict',
    412: 'upload.protocol',
    413: 'request.tooLarge',
    422: 'form.invalid',
    429: 'request.tooMany',
  },
});

/** Ours: how many bytes of an upload arrived, in `Upload-Offset`. */
export const headUpload = defineCall({
  method: 'HEAD',
  path: '/api/v1/uploads/{id}',
  access: 'member',
  summary: 'How far an upload is',
  params,
  encoding: 'tus',
  reply,
  fails: { 404: 'upload.notFound', 412: 'upload.protocol' },
});

/** Ours: more bytes of an upload, from `Upload-Offset` on. What arrived of a request that broke off is kept. */
export const continueUpload = defineCall({
  method: 'PATCH',
  path: '/api/v1/uploads/{id}',
  access: 'member',
  summary: 'Go on with an upload',
  params,
  encoding: 'tus',
  reply,
  fails: {
    404: 'upload.notFound',
    409: 'upload.conflict',
    412: 'upload.protocol',
    413: 'request.tooLarge',
    415: 'upload.protocol',
    429: 'request.tooMany',
  },
});

/** Ours: ends an upload and removes what arrived of it. */
export const removeUpload = defineCall({
  method: 'DELETE',
  path: '/api/v1/uploads/{id}',
  access: 'member',
  summary: 'Remove an upload',
  params,
  encoding: 'tus',
  reply,
  fails: { 404: 'upload.notFound', 412: 'upload.protocol' },
});
