import type { CallShape } from 'shared-contracts/calls/call';

/**
 * What somebody wrote and was told of. After a crash everything that was acknowledged has to be
 * there; the one request that got no answer may or may not have happened, whole.
 */
export interface Ledger {
  /** What it writes with; takes part once the call has its handler. */
  readonly call: CallShape;
  /** Writes once more; true when it was acknowledged, false when no answer came. */
  write(origin: string): Promise<boolean>;
  /** Sentences about what is not as it was acknowledged, read through the API itself. */
  check(origin: string): Promise<string[]>;
}

/** Things that are added, one by one. */
export class Collection {
  readonly #sure = new Set<string>();
  readonly #doubtful = new Set<string>();

  acknowledged(thing: string): void {
    this.#sure.add(thing);
  }

  unanswered(thing: string): void {
    this.#doubtful.add(thing);
  }

  /** Compares with what is there, which settles what was in doubt. */
  complaints(name: string, there: readonly string[]): string[] {
    const found = new Set(there);
    const lost = [...this.#sure].filter((thing) => !found.has(thing));
    const strange = there.filter((thing) => !this.#sure.has(thing) && !this.#doubtful.has(thing));
    for (const thing of this.#doubtful) if (found.has(thing)) this.#sure.add(thing);
    this.#doubtful.clear();
    return [
      ...lost.map((thing) => `${name}: ${thing} was acknowledged and is lost`),
      ...strange.map((thing) => `${name}: ${thing} was never written`),
    ];
  }
}

/** One thing that is replaced as a whole; every part of it carries the number of its writing. */
export class Version {
  #sure = 0;
  #doubtful: number | null = null;

  next(): number {
    return Math.max(this.#sure, this.#doubtful ?? 0) + 1;
  }

  acknowledged(version: number): void {
    this.#sure = version;
    this.#doubtful = null;
  }

  unanswered(version: number): void {
    this.#doubtful = version;
  }

  /** `parts` are the versions that the parts of the thing carry now. */
  complaints(name: string, parts: readonly number[]): string[] {
    const [version = 0] = parts;
    if (parts.some((part) => part !== version)) {
      return [`${name}: half of it is of another writing: ${parts.join(', ')}`];
    }
    const expected = [this.#sure, this.#doubtful];
    if (!expected.includes(version)) {
      return [`${name}: ${this.#sure} was acknowledged, but ${version} is there`];
    }
    this.acknowledged(version);
    return [];
  }
}
