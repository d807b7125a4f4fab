/** What shops are told. */
export const EVENTS = [
  'payment.authorized',
  'payment.captured',
  'payment.failed',
  'order.paid',
  'refund.processed',
  'refund.failed',
] as const;
export type EventName = (typeof EVENTS)[number];

/** An event on its way to the shop; times in ms since 1970. */
export interface WebhookEvent {
  /** The same for each repetition, and for one that is sent twice. */
  readonly eventId: string;
  readonly event: EventName;
  /** Exactly what is sent and signed. */
  readonly body: string;
  readonly createdAt: number;
  readonly dueAt: number;
  readonly tries: number;
}
