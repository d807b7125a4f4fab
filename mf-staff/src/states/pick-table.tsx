import { useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { DeskTable, type DeskColumn } from 'shared-contracts/ui/tables';
import { useDeskKeys } from '../use-desk-keys.ts';

interface PickTableProps<Row> {
  /** Name of the list for screen readers. */
  readonly label: string;
  readonly columns: readonly DeskColumn<Row>[];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  /** Name of a row for screen readers, where its cells do not make one. */
  readonly nameOf?: (row: Row) => string;
  /** The row that is open beside the list. */
  readonly open: string | null;
  readonly onOpen: (row: Row) => void;
}

/** A list of things that wait, of which one is open beside it: J, K and the arrows walk it, Enter or a click opens. */
export function PickTable<Row extends object>(props: PickTableProps<Row>) {
  const { label, columns, rows, idOf, nameOf, open, onOpen } = props;
  const [active, setActive] = useState<string | null>(null);
  const [walked, setWalked] = useState(0);
  const at = active ?? open;
  const goTo = (index: number) => {
    const row = rows[Math.min(rows.length - 1, Math.max(0, index))];
    if (row === undefined) return;
    setActive(idOf(row));
    setWalked(walked + 1);
  };
  const walk = (by: 1 | -1) => goTo(rows.findIndex((row) => idOf(row) === at) + by);
  useDeskKeys({ j: () => walk(1), k: () => walk(-1) });
  const onKey = (event: KeyboardEvent, row: Row) => {
    const does: Readonly<Record<string, () => void>> = {
      Enter: () => onOpen(row),
      ' ': () => onOpen(row),
      ArrowDown: () => walk(1),
      ArrowUp: () => walk(-1),
      Home: () => goTo(0),
      End: () => goTo(rows.length - 1),
    };
    const act = does[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  const openById = (id: string) => {
    const row = rows.find((one) => idOf(one) === id);
    if (row !== undefined) onOpen(row);
  };
  return (
    <DeskTable
      label={label}
      fits
      columns={columns}
      rows={rows}
      idOf={idOf}
      walk={{ active: at, walked, open, onActive: setActive, onOpen: openById, onKey, nameOf }}
    />
  );
}

/** A list beside what is open of it. */
export function PickColumns({
  list,
  children,
}: {
  list: ReactNode;
  children?: ReactElement | null | undefined;
}) {
  return (
    <div className="st-pick-columns">
      <div className="st-pick">{list}</div>
      {children}
    </div>
  );
}
