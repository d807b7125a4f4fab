/** How far one kind of random looking goes, in cases. */
interface Extent {
  /** In the proof of every day, on the database that comes first. */
  readonly daily: number;
  /** In that of every day on the other database; default: as on the first. */
  readonly repeated?: number;
  /** Which database comes first where a run has both; default: PostgreSQL, which has everything every day. */
  readonly first?: 'pglite' | 'postgres';
  /** In the long proof, on the database that comes first. */
  readonly long: number;
  /** In the long proof on the other database; default: as on the first. */
  readonly longRepeated?: number;
}

const { PROOF: asked = 'daily', TEST_DATABASE: database = 'pglite', TEST_DATABASES } = process.env;
if (asked !== 'daily' && asked !== 'long')
  throw new Error(`PROOF must be daily or long, but it is ${asked}.`);
/** All that the proof has, one run after the other; a run by hand has one. */
const databases = (TEST_DATABASES ?? database).split(' ');

/** How many cases this run looks at (`PROOF=long` for a long night); the variable of that name asks for another number. */
export function extentOf(
  variable: string,
  { daily, repeated = daily, first = 'postgres', long, longRepeated = long }: Extent,
): number {
  const named = process.env[variable];
  if (named !== undefined && named !== '') return Number(named);
  const isRepeated = isRepeatedAfter(first);
  if (asked === 'long') return isRepeated ? longRepeated : long;
  return isRepeated ? repeated : daily;
}

function isRepeatedAfter(first: NonNullable<Extent['first']>): boolean {
  return databases.includes(first) && database !== first;
}
