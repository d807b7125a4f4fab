import { join } from 'node:path';
import type { Attempt } from '../bank/attempt.ts';
import type { Knobs } from '../knobs/knobs.ts';
import type { WebhookEvent } from '../webhooks/webhook-event.ts';
import type { OrderEntity, PaymentEntity, RefundEntity } from './entities.ts';
import { openJournal, type Journal, type JournalRecord } from './journal.ts';

/** Rows of one kind, in memory and in the journal, in order of creation. */
export class Table<Row> {
  readonly #rows = new Map<string, Row>();

  constructor(
    readonly name: string,
    private readonly journal: Pick<Journal, 'append'>,
    rows: Iterable<JournalRecord>,
  ) {
    for (const { table, id, value } of rows) if (table === name) this.#rows.set(id, value as Row);
  }

  get(id: string): Row | undefined {
    return this.#rows.get(id);
  }

  put(id: string, row: Row): void {
    this.#rows.set(id, row);
    this.journal.append({ table: this.name, id, value: row });
  }

  delete(id: string): void {
    if (this.#rows.delete(id)) this.journal.append({ table: this.name, id, value: null });
  }

  values(): IterableIterator<Row> {
    return this.#rows.values();
  }

  entries(): IterableIterator<[string, Row]> {
    return this.#rows.entries();
  }
}

/** Everything that the sandbox knows. Changes are made at once in memory; `flushed` says when they are on disk. */
export interface Ledger {
  readonly orders: Table<OrderEntity>;
  readonly payments: Table<PaymentEntity>;
  readonly refunds: Table<RefundEntity>;
  /** By payment id. */
  readonly attempts: Table<Attempt>;
  /** Events that the shop has not taken yet. */
  readonly events: Table<WebhookEvent>;
  /** By order id; `all` for every order. */
  readonly knobs: Table<Partial<Knobs>>;
  flushed(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the ledger of a folder that is there; made where there is none in it. */
export async function openLedger(folder: string): Promise<Ledger> {
  const { rows, journal } = await openJournal(join(folder, 'ledger.jsonl'));
  const table = <Row>(name: string) => new Table<Row>(name, journal, rows.values());
  return {
    orders: table('orders'),
    payments: table('payments'),
    refunds: table('refunds'),
    attempts: table('attempts'),
    events: table('events'),
    knobs: table('knobs'),
    flushed: () => journal.flushed(),
    close: () => journal.close(),
  };
}
