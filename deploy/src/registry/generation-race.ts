/** Somebody else changed what is live between reading and writing; whoever gets this looks again and decides anew. */
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
