import { ApiError, APP_HEADER, NO_ANSWER } from 'shared-contracts/calls/client';
import { Problem } from 'shared-contracts/calls/problem';
import { createUpload } from 'shared-contracts/calls/uploads';
import type { UploadOptions } from 'shared-contracts/platform/uploads';
import { DetailedError, Upload } from 'tus-js-client';
import { unkeptPlace, uploadPlace, type UploadPlace } from './upload-place.ts';
import { uploadIdIn } from './upload-places.ts';

/** What one upload needs of the page. */
export interface TusParts {
  /** Origin of the API without a trailing slash; '' for the page's own. */
  readonly origin: string;
  readonly token: () => string | null;
  /** Where the device keeps how uploads of this member stand. */
  readonly storage: Storage;
  readonly userId: string;
  /** Ids of uploads that a form under way names. */
  readonly named: ReadonlySet<string>;
}

/** Keys of the places that this page is sending to. */
const underWay = new Set<string>();

/** Bytes of one request: what a proxy that keeps requests back may lose when the line breaks. */
const CHUNK_BYTES = 4 * 1024 * 1024;

/** Pauses in ms before a request that failed is made again; each piece that arrives starts over. */
const PAUSES = [500, 1000, 3000, 5000, 10_000, 20_000];

/**
 * Uploads a file by tus 1.0, goes on with what arrived before; resolves to the upload's id. Its place stays until a form
 * has used it (watch-used-uploads.ts): sent again before that, the server says that all of it is there. The same bytes
 * a second time, while the first are under way or in a form, are an upload of their own: one upload makes one photo.
 */
export async function resumeUpload(
  file: File,
  options: UploadOptions,
  parts: TusParts,
): Promise<string> {
  const { kind, apartFrom = [] } = options;
  const { key, ...place } = await uploadPlace(parts.storage, parts.userId, { kind, file });
  const id = uploadIdIn(place.read() ?? '');
  if (key === null || underWay.has(key) || parts.named.has(id) || apartFrom.includes(id))
    return await tusUpload(file, options, { ...parts, place: unkeptPlace() });
  underWay.add(key);
  try {
    return await tusUpload(file, options, { ...parts, place });
  } finally {
    // Not before the caller could put it into a form.
    setTimeout(() => underWay.delete(key));
  }
}

function tusUpload(
  file: File,
  { kind, onProgress, signal }: UploadOptions,
  { origin, token, place }: TusParts & { readonly place: UploadPlace },
): Promise<string> {
  const endpoint = origin + createUpload.path;
  const known = place.read();
  return new Promise((resolve, reject) => {
    const upload: Upload = new Upload(file, {
      endpoint,
      // Only below our own address: the token goes there.
      uploadUrl: known?.startsWith(`${endpoint}/`) === true ? known : null,
      metadata: { kind, filename: file.name },
      chunkSize: CHUNK_BYTES,
      retryDelays: PAUSES,
      storeFingerprintForResuming: false,
      onBeforeRequest(request) {
        request.setHeader(APP_HEADER.name, APP_HEADER.value);
        const current = token();
        if (current !== null) request.setHeader('authorization', `Bearer ${current}`);
      },
      onUploadUrlAvailable: () => place.write(upload.url ?? ''),
      onProgress: (sent, size) => onProgress?.({ sent, size }),
      onSuccess() {
        end();
        resolve(uploadIdIn(upload.url ?? ''));
      },
      onError(error) {
        if (isUnanswered(error) && !navigator.onLine) {
          addEventListener('online', goOn, { once: true });
          return;
        }
        end();
        reject(apiErrorOf(error));
      },
    });
    const goOn = () => upload.start();
    const abort = () => {
      end();
      place.forget();
      const reason: unknown = signal?.reason;
      const stop = () => reject(reason instanceof Error ? reason : aborted());
      // What the server has of it goes within a day where this call does not reach it.
      upload.abort(true).then(stop, stop);
    };
    const end = () => {
      signal?.removeEventListener('abort', abort);
      removeEventListener('online', goOn);
    };
    if (signal?.aborted === true) return reject(aborted());
    signal?.addEventListener('abort', abort, { once: true });
    upload.start();
  });
}

function isUnanswered(error: Error): boolean {
  return error instanceof DetailedError && (error.originalResponse?.getStatus() ?? 0) === 0;
}

function apiErrorOf(error: Error): ApiError {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  const status = response?.getStatus() ?? 0;
  if (status === 0) return new ApiError({ status: 0, code: NO_ANSWER }, error);
  try {
    return new ApiError(Problem.parse(JSON.parse(response?.getBody() ?? '')));
  } catch (cause) {
    // A proxy between us and the API answered in its own words, or headers alone came.
    return new ApiError({ status, code: 'call.failed' }, cause);
  }
}

function aborted(): DOMException {
  return new DOMException('The upload was aborted.', 'AbortError');
}
