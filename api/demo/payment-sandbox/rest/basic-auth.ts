import { createHash, timingSafeEqual } from 'node:crypto';
import type { SandboxKeys } from '../sandbox-parts.ts';
import { SandboxError } from './sandbox-error.ts';

/** Refuses whoever does not bring the key and its secret by Basic auth. */
export function requireKeys(header: string | undefined, { keyId, keySecret }: SandboxKeys): void {
  const [scheme = '', given = ''] = (header ?? '').split(' ', 2);
  const wanted = `${keyId}:${keySecret}`;
  const brought = Buffer.from(given, 'base64').toString('utf8');
  if (scheme.toLowerCase() !== 'basic' || !isSame(brought, wanted))
    throw new SandboxError(401, 'Authentication failed');
}

/** Whether two texts are the same; how long that takes tells nothing of them. */
export function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
