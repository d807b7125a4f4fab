import type { Migration } from 'api/database';
import * as registry from './001-registry.ts';
import * as sessions from './002-sessions.ts';
import * as claims from './003-claims.ts';
import * as buildsInOrder from './090-builds-in-order.ts';
import * as buildsPublishedAgain from './091-builds-published-again.ts';
import * as releaseTokens from './092-release-tokens.ts';

/** Every migration of the registry by name, in order; names never change once released. */
export const migrations: Record<string, Migration> = {
  '001-registry': registry,
  '002-sessions': sessions,
  '003-claims': claims,
  '090-builds-in-order': buildsInOrder,
  '091-builds-published-again': buildsPublishedAgain,
  '092-release-tokens': releaseTokens,
};
