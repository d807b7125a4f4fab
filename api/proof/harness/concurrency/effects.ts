import { sql, type RawBuilder } from 'kysely';
import type { LooseInput } from 'shared-contracts/calls/call';
import type { Role } from '../fixtures/roles.ts';
import type { Scene } from '../fixtures/scene.ts';

/** What the same request, sent again, may do. */
export type Effect = Once | Each;

/** It means one thing, so that thing happens once however often and how fast it is sent. */
export interface Once {
  /** Statuses of every sending but the first. */
  readonly again: readonly number[];
  /** Exactly one sending succeeds, the others are told that it was done. */
  readonly alone?: true;
  /** Who sends, where a member on Trust or staff would not do. */
  readonly role?: Role;
  /** What is counted afterwards, and how many there are of it. */
  readonly rows: number;
  readonly count: (scene: Scene, input: LooseInput) => RawBuilder<unknown>;
}

/** It means one more each time. */
export interface Each {
  readonly each: string;
}

/** A statement that counts what a table holds where something is so. */
export function counting(table: string, where: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select count(*)::int as count from ${sql.table(table)} where ${where}`;
}

/** The id in a request, wherever this call has it. */
export function idIn({ params, body }: LooseInput): unknown {
  return params?.['id'] ?? (body as { id?: unknown } | undefined)?.id;
}
