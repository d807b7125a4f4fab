import * as z from 'zod/mini';
import { allCalls } from '../calls/all-calls.ts';
import type { CallShape } from '../calls/call.ts';
import { gatewayCalls } from '../calls/gateway-calls.ts';
import { allEvents } from '../platform/events/all-events.ts';
import { eventKey } from '../platform/events/event.ts';
import { routeList } from '../platform/routes.ts';

/** A JSON Schema, as far as the comparison looks into it. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly [key: string]: unknown;
}

/** One call in the lock; an absent part takes or gives nothing. */
export interface LockedCall {
  readonly access: string;
  readonly encoding: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly reply: Schema;
  readonly fails: Readonly<Record<string, string | readonly string[]>>;
}

/** Everything that units of different builds rely on, as plain data: it is committed, so that a review sees a change. */
export interface ContractLock {
  readonly calls: Readonly<Record<string, LockedCall>>;
  readonly events: Readonly<Record<string, Schema>>;
  readonly routes: Readonly<Record<string, { path: string; owner: string; access: string }>>;
}

/** The contract as it stands in the source. */
export function describeContract(): ContractLock {
  return {
    calls: sorted(
      [...allCalls, ...gatewayCalls].map((call: CallShape) => [
        `${call.method} ${call.path}`,
        describeCall(call),
      ]),
    ),
    events: sorted(
      Object.values(allEvents).map((event) => [eventKey(event), schemaOf(event.schema, 'output')]),
    ),
    routes: sorted(
      routeList.map(({ name, path, owner, access }) => [name, { path, owner, access }]),
    ),
  };
}

function describeCall(call: CallShape): LockedCall {
  return {
    access: call.access,
    encoding: call.encoding ?? 'json',
    ...(call.params ? { params: schemaOf(call.params, 'input') } : {}),
    ...(call.query ? { query: schemaOf(call.query, 'input') } : {}),
    ...(call.body ? { body: schemaOf(call.body, 'input') } : {}),
    reply: schemaOf(call.reply, 'output'),
    fails: { ...call.fails },
  };
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const described = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  // Through JSON, so that the lock in memory equals the lock on disk.
  return JSON.parse(JSON.stringify(described)) as Schema;
}

function sorted<T>(entries: [string, T][]): Record<string, T> {
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
