import { spendAll } from '../../../platform/counters/budget.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { AuthLimits } from '../sessions/auth-limits.ts';

/** Who has an SMS sent, and to whom. */
export interface CausedSms {
  /** Of whoever asks; null where nobody is signed in. */
  readonly accountId: string | null;
  readonly phone: string;
  readonly network: string;
}

/** Counts an SMS that is about to be written, which costs money; throws the 429 where it may not be. */
export async function spendSms(
  { phoneCodes, phoneCodesADay, smsTo, smsBy }: AuthLimits,
  { accountId, phone, network }: CausedSms,
): Promise<void> {
  await spendAll(
    ...(accountId === null
      ? []
      : ([
          [phoneCodes, accountId],
          [phoneCodesADay, accountId],
        ] as const)),
    [smsTo, phone],
    [smsBy, network],
  );
}

/** As `spendSms`, for an SMS that nobody is told of: whether it may be written. */
export async function maySendSms(limits: AuthLimits, caused: CausedSms): Promise<boolean> {
  try {
    await spendSms(limits, caused);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.status === 429) return false;
    throw error;
  }
}
