/** How far one kind of random looking goes, in cases. */
interface Extent {
  /** In the proof of every day. */
  readonly daily: number;
  /** In that of every day where it is repeated on a second database; default: as on the first. */
  readonly repeated?: number;
  /** In the long proof, on every database. */
  readonly long: number;
}

const { PROOF: asked = 'daily', TEST_DATABASE: database } = process.env;
if (asked !== 'daily' && asked !== 'long')
  throw new Error(`PROOF must be daily or long, but it is ${asked}.`);

/** How many cases this run looks at (`PROOF=long` for a long night); the variable of that name asks for another number. */
export function extentOf(variable: string, { daily, repeated = daily, long }: Extent): number {
  const named = process.env[variable];
  if (named !== undefined && named !== '') return Number(named);
  if (asked === 'long') return long;
  return database === 'postgres' ? repeated : daily;
}
