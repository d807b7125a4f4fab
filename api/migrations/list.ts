import type { Migration } from 'kysely';
import * as identity from './001-identity.ts';

/** Every migration by name, in order; names never change once released. */
export const migrations: Record<string, Migration> = {
  '001-identity': identity,
};
