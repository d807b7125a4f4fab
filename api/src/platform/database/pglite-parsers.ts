import { types } from '@electric-sql/pglite';

/**
 * How PGlite hands over values: a `date` stays the calendar day it is (a Date would move it by the
 * time zone), the rest as PGlite does it. The pool for PostgreSQL agrees (open-postgres.ts).
 */
export const pgliteParsers = { [types.DATE]: (text: string) => text };
