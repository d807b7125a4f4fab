/**
 * How the keys begin under which a device keeps what a member has written and the server does not have yet, one message
 * each: mf-engagement writes them, the shell asks before it throws them away at sign-out.
 */
export function unsentPrefix(userId: string): string {
  return `outbox:${userId}:`;
}

/** The keys of one member's unsent messages in a storage. */
export function unsentKeys(storage: Pick<Storage, 'length' | 'key'>, userId: string): string[] {
  const prefix = unsentPrefix(userId);
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter(
    (key) => key.startsWith(prefix),
  );
}
