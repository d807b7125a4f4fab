import type { Kysely } from 'kysely';
import type { Database } from '../../platform/tables.ts';
import { text, type ColumnName, type PartName } from './export-texts.ts';

/** One row as its member reads it; a column that a row lacks is left out of it. */
export type Row = Partial<Readonly<Record<ColumnName, string | number | null>>>;

/** A part of an export: what is kept under one heading. */
export interface Part {
  readonly name: PartName;
  readonly rows: readonly Row[];
}

/** Whose data it is, and when that is asked. */
export interface Subject {
  readonly db: Kysely<Database>;
  readonly id: string;
  readonly now: Date;
}

/** A part as JSON, its keys in the words of the page. */
export function partJson({ rows }: Part): string {
  const worded = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => [text(`of.${column as ColumnName}`), value]),
    ),
  );
  return `${JSON.stringify(worded, null, 2)}\n`;
}

/** A time as it is read in India, to the minute. */
export function timeText(time: Date): string {
  return TIME.format(time);
}

const TIME = new Intl.DateTimeFormat('en-IN', {
  ...{ dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' },
});
