import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { rowStep } from './row-step.ts';
import './dense-table.css';

/** One column. Columns without a width share what is left. */
export interface DenseColumn<Row> {
  readonly key: string;
  readonly title: ReactNode;
  /** Width in px. */
  readonly width?: number;
  /** Heads its row, and stays in sight while the others scroll sideways; for the first column. */
  readonly heading?: boolean;
  /**
   * The cell. `active` is true in the row that the keyboard stands in: only its controls belong into the tab order, or
   * one would have to tab through all of them.
   */
  readonly render: (row: Row, active: boolean) => ReactNode;
}

export interface DenseTableProps<Row> {
  /** Name of the table for screen readers. */
  readonly label: string;
  readonly columns: readonly DenseColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** True while other rows are on their way: these stay, paler. */
  readonly busy?: boolean;
  /** A key pressed on a row itself, beside up, down, Home and End, which walk; call preventDefault when it is used. */
  readonly onRowKey?: (event: KeyboardEvent<HTMLElement>, row: Row) => void;
}

/**
 * A table of narrow rows that the keyboard walks through; Tab reaches the row's controls, Escape leaves them. Its head
 * stays under the top bar; where there is less room than 1120 px, the columns scroll sideways instead. Semantic HTML and
 * our own CSS: antd's table brings 106 KB, measures scroll bars with a style that the policy refuses, and its scrolling
 * would take the head along.
 */
export function DenseTable<Row extends object>(props: DenseTableProps<Row>) {
  const { label, columns, rows, rowKey, busy, onRowKey } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  // One row is always in the tab order, also after the rows have changed.
  const known = rows.some((row) => rowKey(row) === chosen);
  const first = rows[0];
  const active = known || first === undefined ? chosen : rowKey(first);

  // Rows that are exchanged take the focus with them; who walks the table by keys goes on in the new rows.
  const frame = useRef<HTMLDivElement>(null);
  const inside = useRef(false);
  useEffect(() => {
    if (!known && inside.current && document.activeElement === document.body) {
      frame.current?.querySelector<HTMLElement>('tr[tabindex="0"]')?.focus();
    }
  }, [known, active]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, row: Row) => {
    const element = event.currentTarget;
    if (event.target !== element) {
      if (event.key === 'Escape') element.focus();
      return;
    }
    const next = rowStep(element, event.key);
    if (next === null) return onRowKey?.(event, row);
    event.preventDefault();
    next.focus();
  };

  return (
    <div
      className="sp-dense-frame"
      aria-busy={busy}
      ref={frame}
      onFocus={() => void (inside.current = true)}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null)
          inside.current = frame.current?.contains(relatedTarget) === true;
      }}
    >
      <div className="sp-dense-scroll">
        <table className="sp-dense-table" role="grid" aria-label={label}>
          <colgroup>
            {columns.map(({ key, width }) => (
              <col key={key} width={width} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {columns.map(({ key, title }) => (
                <th key={key} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const isActive = rowKey(row) === active;
              return (
                <tr
                  key={rowKey(row)}
                  tabIndex={isActive ? 0 : -1}
                  onFocus={() => setChosen(rowKey(row))}
                  onKeyDown={(event) => onKeyDown(event, row)}
                >
                  {columns.map(({ key, heading, render }) =>
                    heading === true ? (
                      <th key={key} scope="row">
                        {render(row, isActive)}
                      </th>
                    ) : (
                      <td key={key}>{render(row, isActive)}</td>
                    ),
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}
