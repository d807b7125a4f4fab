import { DeskTable, type DeskColumn } from 'shared-contracts/ui/tables';
import { useWide } from '../use-wide.ts';

/** A row: its name, what its columns hold, and how long its bar is. */
export interface BarRow {
  readonly key: string;
  readonly name: string;
  readonly cells: readonly string[];
  readonly value: number;
}

interface BarTableProps {
  /** Name of the table for screen readers. */
  readonly label: string;
  /** Of the first column and of the others. */
  readonly columns: readonly string[];
  /** Name of the column of bars for screen readers. */
  readonly bars: string;
  readonly rows: readonly BarRow[];
}

/** Numbers in a table, and beside each row a bar for the eye; the longest is the largest of the period. */
export function BarTable({ label, columns: [first = '', ...others], bars, rows }: BarTableProps) {
  const most = Math.max(...rows.map(({ value }) => value));
  // Many numbers share the width with the bar, so that the name keeps its own.
  const isMany = others.length > 2;
  // On a phone two columns of numbers take the width of the bar.
  const hasBars = useWide() || others.length < 2;
  const columns: readonly DeskColumn<BarRow>[] = [
    {
      key: 'name',
      title: first,
      ...(isMany && { width: 140 }),
      heading: true,
      wraps: true,
      render: ({ name }) => name,
    },
    ...others.map((title, at) => ({
      key: title,
      title,
      ...(!isMany && { width: 96 }),
      isNumber: true,
      wraps: true,
      render: ({ cells }: BarRow) => cells[at],
    })),
    {
      key: 'bar',
      title: <span className="sp-hidden">{bars}</span>,
      render: ({ value }) => <Bar part={most === 0 ? 0 : value / most} />,
    },
  ];
  const shown = hasBars ? columns : columns.slice(0, -1);
  return (
    <DeskTable label={label} fits={!isMany} columns={shown} rows={rows} idOf={({ key }) => key} />
  );
}

/** A bar from 0 to 1. */
function Bar({ part }: { readonly part: number }) {
  return (
    <svg className="st-bar" width="100%" height="12" aria-hidden="true">
      <rect width="100%" height="12" rx="3" />
      {part > 0 && <rect className="st-bar__value" width={`${part * 100}%`} height="12" rx="3" />}
    </svg>
  );
}
