import { createHmac } from 'node:crypto';
import { seal, SealBroken, unseal } from '../crypto/sealing.ts';
import { jsonOf } from '../validation/json-of.ts';

const HOUR_MS = 60 * 60 * 1000;
/** A cursor is accepted for so long, to the hour: a list that is left open overnight can still be read on. */
const LIFE_HOURS = 48;
/** The hour that another server has reached already. */
const AHEAD_HOURS = 1;
/** All cursors have one length: the digits of a score would show its size. */
const TEXT_BYTES = 160;

/** Whom a cursor is for, and which list it is a position in; it opens for nothing else. */
export interface CursorScope {
  /** The secret that signs tokens; the keys are derived from it. */
  readonly secret: string;
  /** Member id, or `visitor`. */
  readonly caller: string;
  /** The call with its filters and its order. */
  readonly list: string;
  /**
   * The same position gets the same cursor for an hour: replies to visitors are cached and shared. A member's differ each
   * time, so that no one sees by a cursor whether the person beside it changed.
   */
  readonly isShared: boolean;
  readonly now: Date;
}

/** Encrypts a position as the cursor of the wire: opaque to the client, and safe in a URL. */
export function writeCursor(position: unknown, scope: CursorScope): string {
  const text = JSON.stringify([hourOf(scope.now), position]).padEnd(TEXT_BYTES);
  if (Buffer.byteLength(text) > TEXT_BYTES) throw new Error('This position is too long.');
  const name = nameOf(scope);
  const bytes = Buffer.from(text);
  const iv = scope.isShared ? ivOf(bytes, name, scope.secret) : undefined;
  return seal(bytes, keyOf(scope.secret, 'cursors'), name, iv).toString('base64url');
}

/** The position of a cursor; undefined unless it was written for this scope, within its life. */
export function readCursor(cursor: string, scope: CursorScope): unknown {
  const bytes = Buffer.from(cursor, 'base64url');
  // Node ignores what is no base64url: one cursor would have many spellings.
  if (bytes.toString('base64url') !== cursor) return undefined;
  const text = openedText(bytes, scope);
  if (text === undefined) return undefined;
  const [hour, position] = jsonOf(text) as [number, unknown];
  const age = hourOf(scope.now) - hour;
  return age >= -AHEAD_HOURS && age <= LIFE_HOURS ? position : undefined;
}

function openedText(bytes: Buffer, scope: CursorScope): string | undefined {
  try {
    return unseal(bytes, keyOf(scope.secret, 'cursors'), nameOf(scope)).toString();
  } catch (error) {
    if (error instanceof SealBroken) return undefined;
    throw error;
  }
}

const hourOf = (now: Date) => Math.floor(now.getTime() / HOUR_MS);

function nameOf({ caller, list }: CursorScope): string {
  return JSON.stringify([caller, list]);
}

/** Derived from all that is encrypted: the same twice only where the whole cursor is. */
function ivOf(bytes: Buffer, name: string, secret: string): Buffer {
  const hmac = createHmac('sha256', keyOf(secret, 'shared cursors'));
  return hmac.update(name).update('\0').update(bytes).digest().subarray(0, 12);
}

function keyOf(secret: string, purpose: string): Buffer {
  return createHmac('sha256', secret).update(purpose).digest();
}
