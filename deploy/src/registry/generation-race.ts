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
