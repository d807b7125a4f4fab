import type { UploadKind } from 'shared-contracts/platform/uploads';

/** How the keys begin under which a device keeps where a member's uploads stand; they go when the session ends by wish. */
const PREFIX = 'upload:';

/** Where an upload of a file stands on the server, for the page that goes on with it. */
export interface UploadPlace {
  read(): string | null;
  write(address: string): void;
  forget(): void;
}

/**
 * The place of a member's file on this device: by a digest of what the browser knows of the file, so that nothing of it
 * stands there. Without a digest, on a page that is not secure, the place lives as long as the page's try.
 */
export async function uploadPlace(
  storage: Storage,
  userId: string,
  { kind, file }: { readonly kind: UploadKind; readonly file: File },
): Promise<UploadPlace> {
  const print = await fingerprint(kind, file);
  if (print === null) return unkeptPlace();
  const key = `${PREFIX}${userId}:${print}`;
  return {
    read: () => storage.getItem(key),
    write: (address) => storage.setItem(key, address),
    forget: () => storage.removeItem(key),
  };
}

/** Takes away where uploads of a member stand. */
export function forgetUploadPlaces(storage: Storage, userId: string): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys) if (key.startsWith(`${PREFIX}${userId}:`)) storage.removeItem(key);
}

async function fingerprint(
  kind: UploadKind,
  { name, size, lastModified, type }: File,
): Promise<string | null> {
  if (!globalThis.isSecureContext) return null;
  const about = new TextEncoder().encode(JSON.stringify([kind, name, size, lastModified, type]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', about));
  return [...digest.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function unkeptPlace(): UploadPlace {
  let kept: string | null = null;
  return { read: () => kept, write: (address) => (kept = address), forget: () => (kept = null) };
}
