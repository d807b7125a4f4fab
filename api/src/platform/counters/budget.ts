import type { MessageKey } from 'shared-contracts/locales/en/messages';
import { Refusal } from '../http/refusal.ts';
import type { Allowance, CounterStore } from './counter-store.ts';

/** How often something may be done by one key. */
export interface BudgetRule extends Allowance {
  /** Sets its keys apart from those of other budgets. */
  readonly name: string;
  /** Message of the refusal. */
  readonly refusal: MessageKey;
}

/** A limit of access.md, 'Budgets', or one of ours. */
export class Budget {
  readonly #store: CounterStore;
  readonly #rule: BudgetRule;

  constructor(store: CounterStore, rule: BudgetRule) {
    this.#store = store;
    this.#rule = rule;
  }

  /** Takes so many points, one by default, or throws the 429 that says when to come back. */
  async spend(key: string, points = 1): Promise<void> {
    const waitMs = await this.#store.take(this.#place(key), this.#rule, points);
    if (waitMs === null) return;
    throw new Refusal(429, this.#rule.refusal, { retryAfter: Math.ceil(waitMs / 1000) });
  }

  /** Takes one; false where there is none left. */
  async maySpend(key: string): Promise<boolean> {
    return (await this.#store.take(this.#place(key), this.#rule)) === null;
  }

  /** Takes the latest points back, one by default: they turned out not to count. */
  async refund(key: string, points = 1): Promise<void> {
    for (let point = 0; point < points; point += 1) await this.#store.giveBack(this.#place(key));
  }

  clear(key: string): Promise<void> {
    return this.#store.forget(this.#place(key));
  }

  #place(key: string): string {
    return `${this.#rule.name}:${key}`;
  }
}

/** Takes points of each budget, one by default, or of none. */
export async function spendAll(
  ...claims: readonly (readonly [budget: Budget, key: string, points?: number])[]
): Promise<void> {
  for (const [index, [budget, ...spent]] of claims.entries()) {
    try {
      await budget.spend(...spent);
    } catch (error) {
      for (const [earlier, ...taken] of claims.slice(0, index)) await earlier.refund(...taken);
      throw error;
    }
  }
}
