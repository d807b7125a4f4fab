import { useState } from 'react';

/**
 * Rows in the order in which they first came: what was answered keeps its place while the list stands, although the
 * server now names it later. What is new stands behind the row before it.
 */
export function useKeptOrder<Row extends { readonly id: string }>(
  rows: readonly Row[],
): readonly Row[] {
  const [kept, setKept] = useState<readonly string[]>([]);
  const order = withNew(kept, rows);
  if (order.length !== kept.length) setKept(order);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return order.flatMap((id) => byId.get(id) ?? []);
}

/** What has gone keeps its place: a refused answer brings it back. */
function withNew(
  kept: readonly string[],
  rows: readonly { readonly id: string }[],
): readonly string[] {
  const order = [...kept];
  const known = new Set(kept);
  for (const [index, { id }] of rows.entries()) {
    if (known.has(id)) continue;
    const before = rows[index - 1]?.id;
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return order;
}
