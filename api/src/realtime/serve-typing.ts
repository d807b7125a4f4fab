import type { Kysely } from 'kysely';
import { saidSchemas } from 'shared-contracts/platform/realtime';
import type { Api } from '../platform/calls/context.ts';
import type { Database } from '../platform/database/tables.ts';

/** Whether a message from one person to another would be taken now: the chat was accepted, and nobody blocked. */
export type MayWrite = (
  db: Kysely<Database>,
  pair: { readonly from: string; readonly to: string },
) => Promise<boolean>;

/** Passes on that somebody types, where a message would be passed on; whoever may not write learns nothing. */
export function serveTyping({ topics, parts }: Api, mayWrite: MayWrite): void {
  topics.on('own', 'typing', saidSchemas.typing, async ({ caller, payload: { to } }) => {
    if (!(await mayWrite(parts.db, { from: caller.id, to }))) return;
    parts.pushes.push(to, 'typing', { from: caller.id });
  });
}
