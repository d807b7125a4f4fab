import { Budget, spendAll } from '../../platform/counters/budget.ts';
import type { CounterStore } from '../../platform/counters/counter-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MB = 1024 * 1024;
/** Files, and megabytes, that a member may begin to send within a day (access.md, 'Budgets'). */
const MOST_A_DAY = { files: 60, megabytes: 300 };

/** What a member may send within a day, whichever way it comes: as an upload that resumes, or in a form itself. */
export class UploadAllowance {
  readonly #files: Budget;
  readonly #megabytes: Budget;

  constructor(counters: CounterStore) {
    const ofADay = { windowMs: DAY_MS, refusal: 'request.tooMany' } as const;
    this.#files = new Budget(counters, { name: 'uploads', most: MOST_A_DAY.files, ...ofADay });
    this.#megabytes = new Budget(counters, {
      name: 'upload-mb',
      most: MOST_A_DAY.megabytes,
      ...ofADay,
    });
  }

  /** Counts a file of a known size, or nothing of it where that is too much: 429. */
  spendFile(budgetKey: string, bytes: number): Promise<void> {
    return spendAll([this.#files, budgetKey], [this.#megabytes, budgetKey, Math.ceil(bytes / MB)]);
  }

  /** Counts a file whose size shows as it comes; what is answered counts its bytes. Both refuse with 429. */
  async beginFile(budgetKey: string): Promise<(bytes: number) => Promise<void>> {
    await this.#files.spend(budgetKey);
    let [seen, counted] = [0, 0];
    return async (bytes) => {
      for (seen += bytes; counted * MB < seen; counted++) await this.#megabytes.spend(budgetKey);
    };
  }
}
