import type { MessageKey } from 'shared-contracts/locales/en/messages';
import type { FieldError } from '../validation/field-errors.ts';

/** What a refusal may tell beside its code. */
export interface RefusalParts {
  /** One sentence for the developer of a client; members read the catalogue's text of the code. */
  readonly detail?: string;
  /** The wrong fields, dotted paths. */
  readonly errors?: readonly FieldError[];
  /** Of a 409: what the request ran into, in the shape that the call names. */
  readonly conflict?: object;
  /** Of a 405: the methods that the path has. */
  readonly allow?: readonly string[];
  /** Seconds until another try makes sense; becomes Retry-After. */
  readonly retryAfter?: number;
}

/** The one way to refuse a request; `code` is a key of a message catalogue. */
export class Refusal<Code extends string = MessageKey> extends Error {
  override readonly name: string = 'Refusal';
  readonly status: number;
  readonly code: Code;
  readonly parts: RefusalParts;

  constructor(status: number, code: Code, parts: RefusalParts = {}) {
    super(parts.detail ?? code);
    this.status = status;
    this.code = code;
    this.parts = parts;
  }
}

/** The answer while there is too much to do, or the database is away for a moment. */
export function serverBusy(): Refusal {
  return new Refusal(503, 'server.busy', { retryAfter: 5 });
}

/** The answer to a path that does not exist, and to a staff call by anyone else. */
export function unknownPath(): Refusal {
  return new Refusal(404, 'route.unknown');
}
