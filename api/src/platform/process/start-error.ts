/** A refusal that was expected; its message is one plain sentence for the operator. */
export class PlainError extends Error {
  override readonly name: string = 'PlainError';
}

/** Something that the server needs is away for a moment: the request is answered with 503. */
export class UnavailableError extends PlainError {
  override readonly name: string = 'UnavailableError';
}

/** A reason not to start, in one sentence for the operator; the process ends with code 1. */
export class StartError extends PlainError {
  override readonly name: string = 'StartError';
}

/** A bad environment variable; the sentence names it and says what is wrong. */
export class ConfigError extends StartError {
  override readonly name = 'ConfigError';
}
