import { DeclaredPages } from 'shared-contracts/platform/declared-pages';
import * as z from 'zod/mini';

const names = z.array(z.string());
/** Names of exports; null for all of a module, or for one that cannot say (CommonJS). */
const Exports = z.nullable(names);

/** An event of a build: its schema as JSON Schema, and a hash of it to compare at a glance. */
export const EventFact = z.object({ hash: z.string(), schema: z.record(z.string(), z.unknown()) });
export type EventFact = z.infer<typeof EventFact>;

/** A slice of the store: the path and type of every value in its initial state, and its actions. */
export const SliceFact = z.object({ shape: z.record(z.string(), z.string()), actions: names });
export type SliceFact = z.infer<typeof SliceFact>;

const Events = z.record(z.string(), EventFact);
const Slices = z.record(z.string(), SliceFact);

/** What a build needs of the builds beside it and what it gives them; read off the module graph when it was built. */
export const ContractFacts = z.object({
  /** The interface of useHost(): its version, the functions that the shell has and those that a remote takes. */
  host: z.object({ version: z.number(), offers: names, uses: names }),
  /** Shared modules by request. */
  shared: z.object({
    offers: z.record(z.string(), z.object({ version: z.string(), exports: Exports })),
    uses: z.record(z.string(), z.object({ range: z.string(), exports: Exports })),
  }),
  /** Events by `name@version`. */
  events: z.object({ emits: Events, consumes: Events }),
  /** `brings` are slices that come with a remote, by name. */
  slices: z.object({ offers: Slices, uses: Slices, brings: names }),
  slots: z.object({ offers: names, fills: names }),
  /** Routes of the table for which the build brings a page. */
  pages: names,
  /** Pages that it declares itself (`remote.json`). */
  declared: z._default(DeclaredPages, {}),
});
export type ContractFacts = z.infer<typeof ContractFacts>;

/** Bytes in brotli that a page loads before the build shows anything, and how many of them its team allows. */
export const Budget = z.object({ early: z.number(), limit: z.nullable(z.number()) });
export type Budget = z.infer<typeof Budget>;
