import { CallFailed } from 'shared-contracts/calls/client';

/** What the server says beside fields, by the last part of their path; empty for any other failure. */
export function serverWords(error: Error | null): Readonly<Record<string, string>> {
  if (!(error instanceof CallFailed)) return {};
  return Object.fromEntries(
    error.errors.map(({ path, message }) => [path.split('.').at(-1) ?? path, message]),
  );
}
