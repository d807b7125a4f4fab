/** What Razorpay answers instead of what was asked for. */
export interface ErrorBody {
  readonly error: {
    readonly code: 'BAD_REQUEST_ERROR' | 'SERVER_ERROR';
    readonly description: string;
    readonly source: string;
    readonly step: string;
    readonly reason: string;
    readonly metadata: Readonly<Record<string, string>>;
    readonly field?: string;
  };
}

/** Where a refusal comes from; `field` is the one of the request that is wrong. */
export interface ErrorParts {
  readonly field?: string;
  readonly reason?: string;
  readonly step?: string;
  readonly metadata?: Readonly<Record<string, string>>;
}

/** A refusal, with its HTTP status (400 or 401 as Razorpay has them; 503 where it is down). */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
  readonly body: ErrorBody;

  constructor(
    readonly status: number,
    description: string,
    { field, reason, step, metadata = {} }: ErrorParts = {},
  ) {
    super(description);
    this.body = {
      error: {
        code: status < 500 ? 'BAD_REQUEST_ERROR' : 'SERVER_ERROR',
        description,
        source: field === undefined && reason === undefined ? 'NA' : 'business',
        step: step ?? (field === undefined ? 'NA' : 'payment_initiation'),
        reason: reason ?? (field === undefined ? 'NA' : 'input_validation_failed'),
        metadata,
        ...(field === undefined ? {} : { field }),
      },
    };
  }
}

/** A request that is wrong in one field. */
export function wrongField(field: string, description: string): SandboxError {
  return new SandboxError(400, description, { field });
}

/** An id that stands for nothing. */
export function unknownId(): SandboxError {
  return new SandboxError(400, 'The id provided does not exist', {
    reason: 'input_validation_failed',
    step: 'payment_initiation',
  });
}

/** Something that cannot be done with a payment or an order as it is. */
export function notNow(description: string): SandboxError {
  return new SandboxError(400, description, {
    reason: 'input_validation_failed',
    step: 'payment_initiation',
  });
}
