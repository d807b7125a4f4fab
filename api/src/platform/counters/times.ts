/** From so many on, times that no longer count are really taken out. */
const MOST_DEAD = 64;

/** Times in ms since 1970, oldest first; to forget the oldest costs the same however many there are. */
export class Times {
  #all: number[] = [];
  /** Where those begin that still count. */
  #from = 0;

  get length(): number {
    return this.#all.length - this.#from;
  }

  /** Infinity where there is none. */
  get oldest(): number {
    return this.#all[this.#from] ?? Infinity;
  }

  push(time: number): void {
    this.#all.push(time);
  }

  /** Takes the latest back; false where there is none. */
  pop(): boolean {
    if (this.length === 0) return false;
    this.#all.pop();
    return true;
  }

  /** The oldest so many. */
  first(count: number): number[] {
    return this.#all.slice(this.#from, this.#from + count);
  }

  /** The latest so many. */
  latest(count: number): number[] {
    return this.#all.slice(this.#all.length - count);
  }

  /** Takes for `now` what is later: the clock has gone back since. */
  noLaterThan(now: number): void {
    for (let at = this.#all.length - 1; at >= this.#from && (this.#all[at] ?? 0) > now; at -= 1)
      this.#all[at] = now;
  }

  /** Forgets those up to a time. */
  forgetUntil(time: number): void {
    while (this.oldest <= time) this.#from += 1;
    this.#cut();
  }

  /** Forgets the oldest, until so many are left. */
  forgetDownTo(count: number): void {
    this.#from += Math.max(0, this.length - count);
    this.#cut();
  }

  /** Forgets the latest, until so many are left. */
  takeBackDownTo(count: number): void {
    this.#all.length = this.#from + Math.min(this.length, count);
  }

  #cut(): void {
    if (this.#from < MOST_DEAD || this.#from * 2 < this.#all.length) return;
    this.#all = this.#all.slice(this.#from);
    this.#from = 0;
  }
}
