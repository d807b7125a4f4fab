import { PlainError } from 'api/start-error';

/** A registry that cannot be read or a build that may not enter it; the message is one plain sentence. */
export class RegistryError extends PlainError {
  override readonly name = 'RegistryError';

  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
  }
}

/** A change of what is live that is not possible now; the message says why and what to do. */
export class ChangeRefused extends Error {
  override readonly name = 'ChangeRefused';
}

/** A build was to be released whose files are gone. */
export class BuildCollected extends ChangeRefused {
  constructor(unit: string, build: string) {
    super(
      `The files of build ${build} of ${unit} were collected (mfctl gc): publish it again first, then release it.`,
    );
  }
}

/** What is live changed between reading and writing; the caller reads again and decides again. */
export class GenerationRace extends Error {
  override readonly name = 'GenerationRace';
  readonly expected: number;

  constructor(expected: number) {
    super(
      `What is live has changed since generation ${expected}: look at the status and decide again.`,
    );
    this.expected = expected;
  }
}
