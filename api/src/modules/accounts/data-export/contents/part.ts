import type { Kysely } from 'kysely';
import type { ColumnName, PartName } from '../../../../../locales/en/export.ts';
import type { Database } from '../../../../platform/database/tables.ts';
import type { ExportWords } from './export-words.ts';

/** One row as its member reads it; a column that a row lacks is left out of it. */
export type Row = Partial<Readonly<Record<ColumnName, string | number | null>>>;

/** A part of an export: what is kept under one heading. */
export interface Part {
  readonly name: PartName;
  readonly rows: readonly Row[];
}

/** Whose data it is, at which time, in which language. */
export interface Subject {
  readonly db: Kysely<Database>;
  readonly id: string;
  readonly now: Date;
  readonly words: ExportWords;
}

/** A part as JSON, its keys in the words of the page. */
export function partJson({ text }: ExportWords, { rows }: Part): string {
  const worded = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => [text(`of.${column as ColumnName}`), value]),
    ),
  );
  return `${JSON.stringify(worded, null, 2)}\n`;
}
