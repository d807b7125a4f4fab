import { sql, type Kysely } from 'api/database';
import type { Counter } from './counter.ts';

/** Orders of the measurement, and not those that the demo community came with. */
const bought = sql`o.provider_order_id not like 'order\\_demo%'`;

/** Grants of every order, by the provider's id of it, and when they were made, in ms since 1970. */
export async function settledTimes(db: Kysely<unknown>): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; at: Date }>`
    select o.provider_order_id as id, g.created_at as at
    from grants g join orders o on o.id = g.order_id where ${bought}`.execute(db);
  return new Map(rows.map(({ id, at }) => [id, new Date(at).getTime()]));
}

/** Orders that somebody has paid and that are not settled. */
export async function openOrders(db: Kysely<unknown>, counter: Counter): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from orders o
    where o.state in ('authorized', 'captured') and ${bought}`.execute(db);
  const granted = await settledTimes(db);
  const all = await counter.allPayments();
  const left = all.filter(
    ({ status, order_id: id }) =>
      status === 'authorized' || (status === 'captured' && id !== null && !granted.has(id)),
  );
  return left.length + (rows[0]?.open ?? 0);
}

/** Every sentence that does not hold of what the provider has taken and what we have given for it. */
export async function disagreements(db: Kysely<unknown>, counter: Counter): Promise<string[]> {
  const granted = await settledTimes(db);
  const wrong: string[] = [];
  const kept = new Map<string, number>();
  for (const {
    id,
    order_id: order,
    status,
    amount,
    amount_refunded: back,
  } of await counter.allPayments()) {
    if (order === null) continue;
    const isKept = status === 'captured' && (back ?? 0) < amount;
    if (isKept) kept.set(order, (kept.get(order) ?? 0) + 1);
    if (isKept && !granted.has(order))
      wrong.push(`${id} was captured and nothing was granted for ${order}`);
    if (status === 'authorized') wrong.push(`${id} was neither captured nor let go`);
  }
  for (const [order, payments] of kept) {
    if (payments > 1) wrong.push(`${order} was paid ${payments} times and nothing went back`);
  }
  for (const order of granted.keys()) {
    if (!kept.has(order)) wrong.push(`${order} was granted and nobody has paid for it`);
  }
  const { rows } = await sql<{ receipts: number; last: number; grants: number }>`
    select (select count(*)::int from receipts where kind = 'receipt') as receipts,
      (select coalesce(sum(last), 0)::int from receipt_numbers where kind = 'receipt') as last,
      (select count(*)::int from grants g join orders o on o.id = g.order_id
        where ${bought}) as grants`.execute(db);
  const [counts] = rows;
  if (counts === undefined || counts.receipts !== counts.last || counts.receipts !== counts.grants)
    wrong.push(`receipts, their last number and grants differ: ${JSON.stringify(counts)}`);
  return wrong;
}
