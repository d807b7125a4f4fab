import * as z from 'shared-contracts/schema';
import { LOCALES } from '../i18n/i18n.ts';

/** File of a remote with the pages that it declares itself, beside its package.json. */
export const REMOTE_MANIFEST = 'remote.json';

const Words = z.record(z.enum(LOCALES), z.string().check(z.minLength(1), z.maxLength(200)));

/** A page that no central table names: its remote's build brings the address, who may open it and its words. */
export const DeclaredPage = z.object({
  path: z
    .string()
    .check(z.regex(/^(?:\/(?:[a-z0-9][a-z0-9-]*|:[a-zA-Z]+)){1,6}$/), z.maxLength(120)),
  access: z.enum(['public', 'member']),
  /** Its name in the counts of page views. */
  pageView: z.string().check(z.minLength(1), z.maxLength(60)),
  title: Words,
  description: Words,
});
export type DeclaredPage = z.infer<typeof DeclaredPage>;

/** Pages of one remote by their names, which are names of `ownPages` in its definition. */
export const DeclaredPages = z.record(
  z.string().check(z.regex(/^[a-z][a-zA-Z0-9]{0,39}$/)),
  DeclaredPage,
);
export type DeclaredPages = z.infer<typeof DeclaredPages>;

/** What REMOTE_MANIFEST holds. */
export const RemoteManifest = z.object({ pages: z._default(DeclaredPages, {}) });

/** Pages and filled slots of live units that the tables of the contracts do not name. */
export const Declared = z.object({
  pages: z.record(z.string(), DeclaredPages),
  fillers: z.record(z.string(), z.array(z.string())),
});
export type Declared = z.infer<typeof Declared>;
