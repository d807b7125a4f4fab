/** What a path says where no file can be: nothing there, a file where a folder was meant, or the other way round. */
const ABSENT: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

/** What reading a file gives, or null when there is no such file. */
export async function readOptional<Thing>(reading: Promise<Thing>): Promise<Thing | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && ABSENT.has(error.code)) return null;
    throw error;
  }
}
