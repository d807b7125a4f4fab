/** How `mfctl` ends, for scripts; `mfctl --help` says the same. */
export const EXIT = { done: 0, refused: 1, usage: 2, race: 3, unreachable: 4 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** A command that cannot be carried out: what is wrong, in sentences, and how to end. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed';
  readonly exit: Exit;
  /** Message key of a refusal by the site; '' otherwise. */
  readonly code: string;
  /** What exactly stands in the way, one line each. */
  readonly reasons: readonly string[];

  constructor(exit: Exit, sentence: string, code = '', reasons: readonly string[] = []) {
    super(sentence);
    this.exit = exit;
    this.code = code;
    this.reasons = reasons;
  }
}

/** What to do about a refusal, by its code; the sentence of the refusal itself says it otherwise. */
export const NEXT_STEP: Readonly<Record<string, string>> = {
  'release.gate': 'Talk to the teams named above, or release their builds first (mfctl train).',
  'release.race': 'See "mfctl status", then run the command again if it is still right.',
  'auth.required': 'Run "mfctl login", or set RELEASE_TOKEN to a token of that site.',
};
