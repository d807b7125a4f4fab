import type { Context } from '../../../platform/calls/context.ts';
import { Budget, spendAll } from '../../../platform/counters/budget.ts';
import type { CounterStore } from '../../../platform/counters/counter-store.ts';
import type { DeviceCookies } from '../../../platform/http/device-cookie.ts';
import { visitorOf } from '../../../platform/http/visitor-of.ts';

/** Lists of suggestions that a device may ask for in a minute (access.md, 'Budgets'). */
export const SUGGESTIONS_A_MINUTE = 120;
/** High, because the customers of a mobile carrier share addresses; bounds visitors who throw their device away. */
const VISITORS_OF_ADDRESS = 10 * SUGGESTIONS_A_MINUTE;
const MINUTE_MS = 60_000;

/** Takes one of whoever asks, or throws the 429 that says when the next may be had; a member's device is the session. */
export function suggestionBudget(
  counters: CounterStore,
  deviceCookies: DeviceCookies,
): (context: Pick<Context, 'caller' | 'request' | 'reply'>) => Promise<void> {
  const rule = { windowMs: MINUTE_MS, refusal: 'request.tooMany' } as const;
  const budget = (name: string, most: number) => new Budget(counters, { ...rule, name, most });
  const sessions = budget('suggestions-of-session', SUGGESTIONS_A_MINUTE);
  const devices = budget('suggestions-of-device', SUGGESTIONS_A_MINUTE);
  const addresses = budget('suggestions-of-address', VISITORS_OF_ADDRESS);
  return async (context) => {
    if (context.caller !== null) return sessions.spend(context.caller.sessionId);
    const { device, address } = visitorOf(context, deviceCookies);
    return spendAll([devices, device], [addresses, address]);
  };
}
