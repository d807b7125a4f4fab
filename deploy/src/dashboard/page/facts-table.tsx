import { DeskTable, type DeskColumn } from 'shared-contracts/ui/tables';

/** A column whose title is a word, so that a phone can show it beside the value. */
export type FactsColumn<Row> = DeskColumn<Row> & { readonly title: string };

interface FactsTableProps<Row> {
  readonly label: string;
  readonly columns: readonly FactsColumn<Row>[];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  readonly isWide: boolean;
  /** Shown where there are no rows. */
  readonly none: string;
}

/** A table on a desk; on a phone a list that needs no scrolling sideways: the first column heads each entry. */
export function FactsTable<Row extends object>(props: FactsTableProps<Row>) {
  const { label, columns, rows, idOf, isWide, none } = props;
  if (rows.length === 0) return <p className="sp-muted">{none}</p>;
  if (isWide) return <DeskTable label={label} columns={columns} rows={rows} idOf={idOf} />;
  const [heading, ...others] = columns;
  return (
    <ul className="dashboard__rows" aria-label={label}>
      {rows.map((row) => (
        <li key={idOf(row)}>
          <strong>{heading?.render(row)}</strong>
          <dl>
            {others.map(({ key, title, render }) => (
              <div key={key}>
                <dt>{title}</dt>
                <dd>{render(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
