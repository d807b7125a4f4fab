import { wrongField } from './sandbox-error.ts';

/** A query as Fastify has it. */
export type Query = Readonly<Record<string, unknown>>;

/** Which part of a list is asked for; from and to in seconds since 1970, both included. */
interface Page {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly skip: number;
}

/** Rows as Razorpay lists them. */
export interface Collection<Row> {
  readonly entity: 'collection';
  readonly count: number;
  readonly items: readonly Row[];
}

const MOST = 100;
const USUAL = 10;

/** The part of a list that was asked for, newest first; 10 rows unless `count` (at most 100) says otherwise. */
export function pageOf<Row extends { readonly created_at: number }>(
  rows: Iterable<Row>,
  query: Query,
): Collection<Row> {
  const { from, to, count, skip } = readPage(query);
  const asked = [...rows].filter((row) => row.created_at >= from && row.created_at <= to);
  return collection(asked.toReversed().slice(skip, skip + count));
}

/** A list that is answered whole. */
export function collection<Row>(items: readonly Row[]): Collection<Row> {
  return { entity: 'collection', count: items.length, items };
}

function readPage(query: Query): Page {
  const count = wholeNumber(query, 'count', USUAL);
  if (count < 1 || count > MOST) throw wrongField('count', 'The count must be between 1 and 100.');
  return {
    from: wholeNumber(query, 'from', 0),
    to: wholeNumber(query, 'to', Number.MAX_SAFE_INTEGER),
    count,
    skip: wholeNumber(query, 'skip', 0),
  };
}

function wholeNumber(query: Query, name: string, otherwise: number): number {
  const value = query[name];
  if (value === undefined || value === '') return otherwise;
  if (typeof value !== 'string' || !/^\d{1,12}$/.test(value))
    throw wrongField(name, `The ${name} must be an integer.`);
  return Number(value);
}
