import { Refusal } from '../http/refusal.ts';

/** How much a queue takes on. */
export interface QueueLimits {
  /** Jobs that run at the same time; of one key there is never more than one. */
  readonly atOnce: number;
  /** Jobs of one key that may wait beside the one that runs; more are refused with 429. */
  readonly waitingOfKey: number;
  /** Jobs that may wait in all; more are refused with 503. */
  readonly waiting: number;
  /** Seconds after which a refused caller may try again. */
  readonly retryAfter: number;
}

interface Job {
  readonly start: () => Promise<void>;
  readonly refuse: (refusal: Refusal) => void;
}

/** Runs costly jobs, few at a time and in turns between keys: who asks for much waits behind oneself only. */
export class FairQueue {
  readonly #limits: QueueLimits;
  /** Jobs that wait, by key; the key whose turn is next comes first. */
  readonly #waiting = new Map<string, Job[]>();
  readonly #running = new Set<string>();
  #closed = false;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Runs a job when its turn comes and answers what it answers; throws a Refusal at once when too much waits. */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    this.#refuseTooMuch(key);
    return new Promise((resolve, reject) => {
      const jobs = this.#waiting.get(key) ?? [];
      const start = async () => {
        try {
          resolve(await work());
        } catch (error) {
          reject(error);
        }
      };
      jobs.push({ start, refuse: reject });
      this.#waiting.set(key, jobs);
      this.#startNext();
    });
  }

  /** Refuses what waits and whatever comes; what runs is left to its caller. */
  close(): void {
    this.#closed = true;
    const waiting = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    for (const job of waiting) job.refuse(this.#busy());
  }

  #refuseTooMuch(key: string): void {
    const { waitingOfKey, waiting, retryAfter } = this.#limits;
    if (this.#closed) throw this.#busy();
    if (!this.#mustWait(key)) return;
    const own = this.#waiting.get(key)?.length ?? 0;
    if (own >= waitingOfKey) throw new Refusal(429, 'request.tooMany', { retryAfter });
    const all = [...this.#waiting.values()].reduce((sum, jobs) => sum + jobs.length, 0);
    if (all >= waiting) throw this.#busy();
  }

  #mustWait(key: string): boolean {
    return this.#running.has(key) || this.#running.size >= this.#limits.atOnce;
  }

  #busy(): Refusal {
    return new Refusal(503, 'server.busy', { retryAfter: this.#limits.retryAfter });
  }

  #startNext(): void {
    for (const [key, jobs] of this.#waiting) {
      if (this.#mustWait(key)) continue;
      const job = jobs.shift();
      this.#waiting.delete(key);
      // Behind everybody else who waits: one job a turn.
      if (jobs.length > 0) this.#waiting.set(key, jobs);
      if (job !== undefined) void this.#start(key, job);
      return;
    }
  }

  async #start(key: string, job: Job): Promise<void> {
    this.#running.add(key);
    await job.start();
    this.#running.delete(key);
    this.#startNext();
  }
}
