import { z } from 'zod';

/** Longest that something can be made to wait, in ms. */
const LONGEST_MS = 24 * 3_600_000;

const Delay = z.number().int().min(0).max(LONGEST_MS);

/** What can be made to go wrong, for everybody or for one order. */
export const Knobs = z.strictObject({
  card: z.enum(['accepted', 'refused']),
  /** How long the bank takes to say yes or no, in ms. */
  bank_delay_ms: Delay,
  /** `vanishes`: the frame is gone once the payer has paid, and tells the shop's page nothing. */
  frame: z.enum(['stays', 'vanishes']),
  webhook: z.enum(['prompt', 'late', 'twice', 'out_of_order', 'lost']),
  /** How late a late webhook comes, and how far those out of order are apart, in ms. */
  webhook_delay_ms: Delay,
  /**
   * What shops meet at the REST interface: `refuses` answers 503, `hangs` never answers, `loses_answers` does what it is
   * asked for and ends the connection.
   */
  provider: z.enum(['up', 'refuses', 'hangs', 'loses_answers']),
  /** `fails`: the bank does not take the money back for the payer; all of it stays with the shop. */
  refund: z.enum(['processed', 'fails']),
  /**
   * Somebody gives all of a captured payment back at the provider's own dashboard, and writes there what no shop of ours
   * would: a receipt of their own, a note under our key, or a number there.
   */
  refund_elsewhere: z.enum(['no', 'with_receipt', 'with_note', 'with_number']),
});
export type Knobs = z.infer<typeof Knobs>;

/** Some of the knobs; the others stay as they are. */
export const KnobsChange = Knobs.partial();

/** How the knobs stand where nobody turned them. */
export const USUAL_KNOBS: Knobs = {
  card: 'accepted',
  bank_delay_ms: 0,
  frame: 'stays',
  webhook: 'prompt',
  webhook_delay_ms: 2000,
  provider: 'up',
  refund: 'processed',
  refund_elsewhere: 'no',
};

/** The row that holds the knobs of every order. */
export const EVERYBODY = 'all';

/** How the knobs stand for an order; null for what belongs to none. */
export function knobsOf(
  rows: { get(id: string): Partial<Knobs> | undefined },
  orderId: string | null,
): Knobs {
  const own = orderId === null ? {} : rows.get(orderId);
  return { ...USUAL_KNOBS, ...rows.get(EVERYBODY), ...own };
}
