/** How the keys begin under which a device keeps where a member's uploads stand; they go when the session ends by wish. */
const PREFIX = 'upload:';

/** The key of the place of a member's file, by the file's fingerprint. */
export function uploadPlaceKey(userId: string, print: string): string {
  return `${PREFIX}${userId}:${print}`;
}

/** Takes away where uploads of a member stand; `ids` names those that a form has used, else it is all of them. */
export function forgetUploadPlaces(
  storage: Storage,
  userId: string,
  ids: readonly string[] | null = null,
): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys) {
    if (!key.startsWith(uploadPlaceKey(userId, ''))) continue;
    if (ids === null || ids.includes(uploadIdIn(storage.getItem(key) ?? '')))
      storage.removeItem(key);
  }
}

/** The id at the end of an upload's address. */
export function uploadIdIn(address: string): string {
  return address.split('/').at(-1) ?? '';
}
