import type { UploadKind } from 'shared-contracts/platform/uploads';
import { uploadPlaceKey } from './upload-places.ts';

/** Bytes of a file that are looked at in one step: a phone has no room for a whole video. */
const STEP_BYTES = 4 * 1024 * 1024;

/** Where an upload of a file stands on the server, for the page that goes on with it. */
export interface UploadPlace {
  read(): string | null;
  write(address: string): void;
  forget(): void;
}

/**
 * The place of a member's file on this device, by a digest of the file's bytes: what a page drew itself (a document with
 * its bar, a photo made smaller) is the same file after every try that gives the same bytes, whatever name and date it
 * has, and another one as soon as one byte differs. Without a digest, on a page that is not secure, the place lives as
 * long as the page's try.
 */
export async function uploadPlace(
  storage: Storage,
  userId: string,
  { kind, file }: { readonly kind: UploadKind; readonly file: Blob },
): Promise<UploadPlace & { readonly key: string | null }> {
  const print = await fingerprint(kind, file);
  if (print === null) return { ...unkeptPlace(), key: null };
  const key = uploadPlaceKey(userId, print);
  return {
    key,
    read: () => storage.getItem(key),
    write: (address) => storage.setItem(key, address),
    forget: () => storage.removeItem(key),
  };
}

/** A place that lives as long as the page's try. */
export function unkeptPlace(): UploadPlace {
  let kept: string | null = null;
  return { read: () => kept, write: (address) => (kept = address), forget: () => (kept = null) };
}

/** Of the digests of a file's steps, so that it never is in memory as a whole. */
async function fingerprint(kind: UploadKind, file: Blob): Promise<string | null> {
  if (!globalThis.isSecureContext) return null;
  const parts: BlobPart[] = [`${kind} ${file.size} `];
  for (let at = 0; at < file.size; at += STEP_BYTES)
    parts.push(await digestOf(file.slice(at, at + STEP_BYTES)));
  const digest = new Uint8Array(await digestOf(new Blob(parts)));
  return [...digest.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function digestOf(part: Blob): Promise<ArrayBuffer> {
  return await crypto.subtle.digest('SHA-256', await part.arrayBuffer());
}
