import * as z from 'shared-contracts/schema';
import { LOCALES } from '../i18n/i18n.ts';

/** File of a remote with the pages that it declares itself, beside its package.json. */
export const REMOTE_MANIFEST = 'remote.json';

const Words = z.record(z.enum(LOCALES), z.string().check(z.minLength(1), z.maxLength(200)));

/** What the shell knows of a page that no central table names: the address, who may open it, its names. */
export const KnownPage = z.object({
  path: z
    .string()
    .check(z.regex(/^(?:\/(?:[a-z0-9][a-z0-9-]*|:[a-zA-Z]+)){1,6}$/), z.maxLength(120)),
  access: z.enum(['public', 'member']),
  /** Its name in the counts of page views. */
  pageView: z.string().check(z.minLength(1), z.maxLength(60)),
  title: Words,
});
export type KnownPage = z.infer<typeof KnownPage>;

/** The whole of it, as its remote's build brings it; search engines and previews read the description. */
const DeclaredPage = z.extend(KnownPage, { description: Words });
type DeclaredPage = z.infer<typeof DeclaredPage>;

/** A declared page as far as a program knows it. */
export type PartlyKnownPage = KnownPage & Partial<Pick<DeclaredPage, 'description'>>;

const PageName = z.string().check(z.regex(/^[a-z][a-zA-Z0-9]{0,39}$/));

/** Pages of one remote by their names, which are names of `ownPages` in its definition. */
export const DeclaredPages = z.record(PageName, DeclaredPage);
export type DeclaredPages = z.infer<typeof DeclaredPages>;

/** Pages and filled slots of live units that the tables of the contracts do not name, as a page gets them. */
export const Declared = z.object({
  pages: z.record(z.string(), z.record(PageName, KnownPage)),
  fillers: z.record(z.string(), z.array(z.string())),
});
export type Declared = z.infer<typeof Declared>;
