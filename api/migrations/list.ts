import type { Migration } from 'kysely';
import * as identity from './001-identity.ts';
import * as profiles from './002-profiles.ts';
import * as content from './003-content.ts';

/** Every migration by name, in order; names never change once released. */
export const migrations: Record<string, Migration> = {
  '001-identity': identity,
  '002-profiles': profiles,
  '003-content': content,
};
