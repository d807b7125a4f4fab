import { PGlite } from '@electric-sql/pglite';
import { pgliteParsers } from './pglite-parsers.ts';
import type { SqlClient } from './sql-client.ts';

/** PGlite in memory and in this thread, for tests; `image` is a dumped data folder to begin with. */
export async function openInMemory(image?: Blob): Promise<SqlClient & { dump(): Promise<Blob> }> {
  const pglite = await PGlite.create({
    parsers: pgliteParsers,
    ...(image === undefined ? {} : { loadDataDir: image }),
  });
  return {
    generation: 1,
    query: (sql, parameters) => pglite.query(sql, [...parameters]),
    close: () => pglite.close(),
    dump: () => pglite.dumpDataDir('none'),
  };
}
