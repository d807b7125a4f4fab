import type { FastifyInstance } from 'fastify';
import { orderOf } from '../bank/orders.ts';
import { refundElsewhere } from '../bank/refunds.ts';
import { SandboxError } from '../rest/sandbox-error.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { EVERYBODY, knobsOf, KnobsChange } from './knobs.ts';

interface OfOrder {
  Params: { order: string };
}

/**
 * The sandbox's own: `GET`, `PATCH` and `DELETE /knobs` for everybody, `/knobs/{order}` for one order. A change names the
 * knobs that are turned; DELETE turns all back.
 */
export function registerKnobs(app: FastifyInstance, { ledger, clock }: SandboxParts): void {
  const { knobs } = ledger;
  const rowOf = (order: string) => (order === EVERYBODY ? EVERYBODY : orderOf(ledger, order).id);

  function now(row: string) {
    return knobsOf(knobs, row === EVERYBODY ? null : row);
  }

  function change(row: string, body: unknown) {
    turnKnobs(ledger, { row, body, now: clock() });
    return now(row);
  }

  function turnBack(row: string) {
    knobs.delete(row);
    return now(row);
  }

  app.get('/knobs', () => now(EVERYBODY));
  app.patch('/knobs', ({ body }) => change(EVERYBODY, body));
  app.delete('/knobs', () => turnBack(EVERYBODY));
  app.get<OfOrder>('/knobs/:order', ({ params }) => now(rowOf(params.order)));
  app.patch<OfOrder>('/knobs/:order', ({ params, body }) => change(rowOf(params.order), body));
  app.delete<OfOrder>('/knobs/:order', ({ params }) => turnBack(rowOf(params.order)));
}

/** Turns some knobs of a row; refuses what is none. What was paid already is given back elsewhere at once. */
export function turnKnobs(
  ledger: SandboxParts['ledger'],
  { row, body, now }: { readonly row: string; readonly body: unknown; readonly now: Date },
): void {
  const { knobs, orders } = ledger;
  const change = KnobsChange.safeParse(body);
  if (!change.success) {
    const issue = change.error.issues[0];
    throw new SandboxError(400, issue?.message ?? 'The knobs are not right.', {
      field: issue?.path.join('.') ?? '',
    });
  }
  // Absent ones stay: what is undefined would hide what is turned for everybody.
  const turned = Object.entries(change.data).filter(([, value]) => value !== undefined);
  knobs.put(row, { ...knobs.get(row), ...Object.fromEntries(turned) });
  if (change.data.refund_elsewhere === undefined) return;
  const ids = row === EVERYBODY ? [...orders.values()].map(({ id }) => id) : [row];
  for (const id of ids) refundElsewhere(ledger, id, now);
}
