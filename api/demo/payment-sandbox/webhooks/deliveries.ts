import { createHmac } from 'node:crypto';
import { backoffMs } from '../../../src/platform/time/backoff.ts';
import type { Clock } from '../../../src/platform/time/clock.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { WebhookEvent } from './webhook-event.ts';

/** How long a shop has to say 2xx, in ms. */
const ANSWER_MS = 5_000;
/** Pauses between tries grow from the first to the longest; then events are given up. All in ms. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 3_600_000;
const GIVEN_UP_MS = 24 * 3_600_000;
/** How many are under way at once. */
const AT_ONCE = 32;

/** Events on their way to a shop, at least once each, in no order. */
export interface Deliveries {
  /** Sends what is due, as far as not too many are under way. */
  deliverDue(): void;
  /** Resolves when nothing is under way. */
  settled(): Promise<void>;
  /** Cuts what is under way: it is sent again after the next start. */
  stop(): Promise<void>;
}

/** Where events go, and how they are signed. */
export interface DeliveryParts {
  readonly ledger: Pick<Ledger, 'events' | 'flushed'>;
  readonly clock: Clock;
  readonly webhookUrl: string;
  readonly webhookSecret: string;
  readonly fetch: typeof globalThis.fetch;
  readonly warn: (told: Readonly<Record<string, unknown>>, text: string) => void;
}

export function createDeliveries(parts: DeliveryParts): Deliveries {
  const { ledger, clock } = parts;
  const underWay = new Map<string, Promise<void>>();
  const stopped = new AbortController();

  async function deliver(id: string, event: WebhookEvent): Promise<void> {
    // What a shop is told must be true after a crash as well.
    await ledger.flushed();
    const taken = await post(event, parts, stopped.signal);
    if (stopped.signal.aborted) return;
    const tries = event.tries + 1;
    const now = clock().getTime();
    if (taken || now - event.createdAt > GIVEN_UP_MS) {
      if (!taken) parts.warn({ event: event.event, eventId: event.eventId }, 'webhook given up');
      ledger.events.delete(id);
    } else {
      const dueAt = now + backoffMs(tries, FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
      ledger.events.put(id, { ...event, tries, dueAt });
    }
    await ledger.flushed();
  }

  function deliverDue(): void {
    const now = clock().getTime();
    for (const [id, event] of ledger.events.entries()) {
      if (underWay.size >= AT_ONCE || stopped.signal.aborted) return;
      if (event.dueAt > now || underWay.has(id)) continue;
      const delivery = deliver(id, event).then(
        () => {
          underWay.delete(id);
          // There is room for another one.
          deliverDue();
        },
        (error: unknown) => {
          underWay.delete(id);
          parts.warn({ err: error }, 'a webhook could not be sent');
        },
      );
      underWay.set(id, delivery);
    }
  }

  return {
    deliverDue,
    async settled() {
      await Promise.all(underWay.values());
    },
    async stop() {
      stopped.abort();
      await Promise.all(underWay.values());
    },
  };
}

/** Whether the shop said 2xx in time. */
async function post(
  { body, eventId }: WebhookEvent,
  { fetch, webhookUrl, webhookSecret }: DeliveryParts,
  stop: AbortSignal,
): Promise<boolean> {
  try {
    const response = await fetch(webhookUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Razorpay-Webhook/v1',
        'x-razorpay-event-id': eventId,
        'x-razorpay-signature': createHmac('sha256', webhookSecret).update(body).digest('hex'),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([stop, AbortSignal.timeout(ANSWER_MS)]),
    });
    await response.body?.cancel();
    return response.ok;
  } catch (error) {
    // A shop that is away, or too slow: the event is sent again.
    if (error instanceof Error) return false;
    throw error;
  }
}
