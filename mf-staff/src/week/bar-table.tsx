import type { ReactNode } from 'react';

/** A row: its name, what stands in the columns, and how long its bar is. */
export interface BarRow {
  readonly key: string;
  readonly name: ReactNode;
  readonly cells: readonly ReactNode[];
  readonly value: number;
}

interface BarTableProps {
  /** Name of the table for screen readers. */
  readonly label: string;
  /** Of the first column and of the others. */
  readonly columns: readonly string[];
  readonly rows: readonly BarRow[];
  /** What a bar of full length stands for; the largest value unless it is said. */
  readonly most?: number;
}

/** Numbers in a table, and beside each row a bar for the eye. */
export function BarTable({ label, columns, rows, most }: BarTableProps) {
  const full = most ?? Math.max(...rows.map(({ value }) => value));
  return (
    // Wider than a narrow window: without a pointer it scrolls by keys.
    <div className="st-bars" role="group" aria-label={label} tabIndex={0}>
      <table className="st-bars__table" aria-label={label}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells, value }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]} className="st-bars__number">
                  {cell}
                </td>
              ))}
              <td className="st-bars__bar">
                <svg width="100%" height="12" aria-hidden="true">
                  <rect width="100%" height="12" rx="3" />
                  {value > 0 && full > 0 && (
                    <rect
                      className="st-bars__value"
                      width={`${Math.min(100, (value / full) * 100)}%`}
                      height="12"
                      rx="3"
                    />
                  )}
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
