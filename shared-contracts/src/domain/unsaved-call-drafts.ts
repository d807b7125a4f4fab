/**
 * How the keys begin under which a device keeps what a caller has written into a call log and the server does not have
 * yet, one entry each: mf-staff writes them, the shell asks before it throws them away at sign-out.
 */
export function unsavedCallDraftPrefix(userId: string): string {
  return `calldraft:${userId}:`;
}

/** The keys of one caller's unsaved drafts of call logs in a storage. */
export function unsavedCallDraftKeys(
  storage: Pick<Storage, 'length' | 'key'>,
  userId: string,
): string[] {
  const prefix = unsavedCallDraftPrefix(userId);
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter(
    (key) => key.startsWith(prefix),
  );
}
