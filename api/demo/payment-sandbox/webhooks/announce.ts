import { knobsOf, type Knobs } from '../knobs/knobs.ts';
import type { OrderEntity, PaymentEntity, RefundEntity } from '../ledger/entities.ts';
import { entityId } from '../ledger/entity-id.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { EventName } from './webhook-event.ts';

/** The account of the shop, as events name it. */
const ACCOUNT = 'acc_SandboxAccount';

/** What an event tells of; `contains` names them in this order. */
interface Subjects {
  readonly refund?: RefundEntity;
  readonly payment: PaymentEntity;
  readonly order?: OrderEntity;
}

/** Where the order of events is turned round: the later it happened, the earlier it comes. */
const TURNED_ROUND: Readonly<Record<EventName, number>> = {
  'refund.processed': 0,
  'refund.failed': 0,
  'order.paid': 0,
  'payment.captured': 1,
  'payment.authorized': 2,
  'payment.failed': 2,
};

/** Takes an event down for the shop, as the knobs of its order have it. */
export function announce(
  ledger: Pick<Ledger, 'events' | 'knobs'>,
  event: EventName,
  subjects: Subjects,
  now: Date,
): void {
  const knobs = knobsOf(ledger.knobs, subjects.payment.order_id);
  if (knobs.webhook === 'lost') return;
  const createdAt = now.getTime();
  const row = {
    eventId: entityId('evt'),
    event,
    body: JSON.stringify(bodyOf(event, subjects, createdAt)),
    createdAt,
    dueAt: createdAt + delayOf(event, knobs),
    tries: 0,
  };
  ledger.events.put(row.eventId, row);
  if (knobs.webhook === 'twice') ledger.events.put(`${row.eventId} again`, row);
}

function bodyOf(event: EventName, subjects: Subjects, now: number) {
  const payload = Object.entries(subjects).map(([name, entity]) => [name, { entity }] as const);
  return {
    entity: 'event',
    account_id: ACCOUNT,
    event,
    contains: payload.map(([name]) => name),
    payload: Object.fromEntries(payload),
    created_at: Math.floor(now / 1000),
  };
}

function delayOf(event: EventName, { webhook, webhook_delay_ms: delay }: Knobs): number {
  if (webhook === 'late') return delay;
  return webhook === 'out_of_order' ? delay * TURNED_ROUND[event] : 0;
}
