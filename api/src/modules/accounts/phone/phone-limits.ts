import { spendAll, type Budget } from '../../../platform/counters/budget.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { AuthLimits } from '../sessions/auth-limits.ts';

/** Who has a code sent to their own number. */
export interface RequestedCode {
  readonly budgetKey: string;
  readonly phone: string;
  readonly network: string;
}

/** Counts an SMS that is about to be written, which costs money; throws the 429 where it may not be. */
export async function spendPhoneCode(
  limits: AuthLimits,
  { budgetKey, phone, network }: RequestedCode,
): Promise<void> {
  await spendAll(
    [limits.phoneCodes, budgetKey],
    [limits.phoneCodesADay, budgetKey],
    [limits.phoneCodesFromTo, `${budgetKey} ${phone}`],
    [limits.phoneCodesTo, phone],
    [limits.phoneCodesBy, network],
    [limits.phoneCodesInAll, 'all'],
  );
}

/** Counts an SMS that is skipped silently; false if it may not be written. */
export async function hasLeft(budget: Budget, key: string): Promise<boolean> {
  try {
    await budget.spend(key);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.status === 429) return false;
    throw error;
  }
}
