import * as z from 'shared-contracts/schema';
import { defineCall } from './call.ts';

const NAME = '[A-Za-z0-9][A-Za-z0-9._-]{0,79}';

/** Name of a unit or a build. */
export const Name = z.string().check(z.regex(new RegExp(`^${NAME}$`)));
export const UnitBuild = { unit: Name, build: Name };

/** A build that was published, live or not. */
export const PublishedBuild = z.object({
  ...UnitBuild,
  version: z.string(),
  at: z.string(),
  by: z.string(),
  /** Its files were collected: it has to be published again before it can be released. */
  collected: z.optional(z.boolean()),
});
export type PublishedBuild = z.infer<typeof PublishedBuild>;

/** A place in the list of builds: instant, unit and build of the one before it. */
const BUILD_PLACE = new RegExp(
  `^2\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z ${NAME} ${NAME}$`,
);

export const listBuilds = defineCall({
  method: 'GET',
  path: '/releases/api/builds',
  access: 'releases',
  summary: 'Published builds, newest first',
  /** `before` is the `next` of a page. */
  query: z.object({
    unit: z.optional(Name),
    before: z.optional(z.string().check(z.regex(BUILD_PLACE))),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
  }),
  /** `next` is null at the end, absent from servers older than it: those answer all builds at once. */
  reply: z.object({
    data: z.array(PublishedBuild),
    next: z.optional(z.nullable(z.string())),
  }),
  fails: { 404: 'release.unknownUnit', 503: 'release.away' },
});

export const collectBuilds = defineCall({
  method: 'POST',
  path: '/releases/api/collections',
  access: 'releases',
  summary: 'Forget the files of builds that nobody can be using any more',
  body: z.object({ dryRun: z.boolean() }),
  /** At most 500 at a time; `more` says that there may be others, and is absent from servers that name all at once. */
  reply: z.object({
    data: z.array(z.object({ ...UnitBuild, bytes: z.number() })),
    more: z.optional(z.boolean()),
  }),
  fails: { 503: 'release.away' },
});
