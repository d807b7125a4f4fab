import { jsonOf } from '../validation/json-of.ts';

/** What a page of a list is asked for by: opaque to the client, and safe in an address. */
export function writeCursor(place: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** What a cursor says, as it comes from a client; undefined when it is none. */
export function readCursor(cursor: string): unknown {
  return jsonOf(Buffer.from(cursor, 'base64url').toString('utf8'));
}
