import { Table, type TableColumnType } from 'antd';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useMedia } from '../../behaviour/use-media.ts';
import { VisuallyHidden } from '../core.ts';
import './desk-table.css';

/** One column. Columns without a width share what is left. */
export interface DeskColumn<Row> {
  readonly key: string;
  readonly title: ReactNode;
  /** Width in px. */
  readonly width?: number;
  /** Heads its row. */
  readonly heading?: boolean;
  /** Its head sorts; `onSort` then gets its key. */
  readonly sorts?: boolean;
  /** Text is read whole, in as many lines as it takes; else it is cut at the edge of the column. */
  readonly wraps?: boolean;
  /** Numbers end where the column ends. */
  readonly isNumber?: boolean;
  readonly render: (row: Row) => ReactNode;
}

/** By which column, and whether from the largest down. */
export interface DeskSort {
  readonly key: string;
  readonly descending: boolean;
}

/** Rows that the keyboard walks and opens: one of them is the table's stop of Tab. */
interface DeskWalk<Row> {
  /** The row that the keyboard is at; null for the first. */
  readonly active: string | null;
  /** Rises with every step by keys: the focus then goes to `active`. */
  readonly walked: number;
  readonly open: string | null;
  readonly onActive: (id: string) => void;
  readonly onOpen: (id: string) => void;
  /** Name of a row for screen readers, where its cells do not make one. */
  readonly nameOf?: ((row: Row) => string) | undefined;
  /** A key pressed on a row itself; call preventDefault when it is used. */
  readonly onKey: (event: KeyboardEvent<HTMLElement>, row: Row) => void;
}

interface DeskSelection<Row> {
  readonly selected: ReadonlySet<string>;
  readonly columnLabel: string;
  readonly allLabel: string;
  readonly labelOf: (row: Row) => string;
  readonly onSelect: (ids: readonly string[], isSelected: boolean) => void;
}

export interface DeskTableProps<Row> {
  /** Name of the table for screen readers. */
  readonly label: string;
  readonly columns: readonly DeskColumn<Row>[];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  /** Its columns fit a phone: it never scrolls sideways. */
  readonly fits?: boolean;
  /** True while other rows are on their way: these stay, paler. */
  readonly busy?: boolean;
  readonly sort?: DeskSort | null;
  /** Gets null where the order of the server is wanted again. */
  readonly onSort?: (sort: DeskSort | null) => void;
  readonly walk?: DeskWalk<Row>;
  readonly selection?: DeskSelection<Row>;
}

/** antd's table in narrow rows: its head stays in sight, its columns sort, its rows are selected, walked and opened. */
export function DeskTable<Row extends object>(props: DeskTableProps<Row>) {
  const { label, columns, rows, idOf, fits = false, busy, sort, onSort, walk, selection } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { active, stop } = useStop(props, frame);
  // Narrower it scrolls sideways, which the keyboard can do in what has the focus; the stylesheet says the same.
  const isWide = useMedia('(min-width: 900px)') || fits;
  // antd hands them on to the table; its types know no role.
  const named = { role: walk === undefined ? 'table' : 'grid', 'aria-label': label };

  return (
    <div
      className={fits ? 'sp-desk-table' : 'sp-desk-table sp-desk-table--scrolls'}
      ref={frame}
      aria-busy={busy}
      {...(!isWide && { role: 'group', tabIndex: 0, 'aria-label': label })}
      {...stop}
    >
      <Table<Row>
        {...named}
        size="small"
        tableLayout="fixed"
        pagination={false}
        showSorterTooltip={false}
        rowKey={idOf}
        dataSource={[...rows]}
        columns={columns.map((column) => columnOf(column, sort))}
        onChange={(_, __, sorter) => {
          const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
          onSort?.(order ? { key: String(columnKey), descending: order === 'descend' } : null);
        }}
        rowClassName={(row) =>
          walk !== undefined && idOf(row) === walk.open ? 'sp-desk-table__open' : ''
        }
        onRow={(row) => (walk === undefined ? {} : rowOf(row, idOf(row), walk, active))}
        {...(selection && { rowSelection: selectionOf(selection, rows, idOf) })}
      />
    </div>
  );
}

function columnOf<Row>(
  { key, title, width, heading, sorts, wraps, isNumber, render }: DeskColumn<Row>,
  sort: DeskSort | null | undefined,
): TableColumnType<Row> {
  return {
    key,
    title,
    ...(width !== undefined && { width }),
    ...(isNumber === true && { align: 'end' as const }),
    ...(heading === true && { rowScope: 'row' }),
    ...(sorts === true && {
      sorter: true,
      sortOrder: sort?.key === key ? (sort.descending ? 'descend' : 'ascend') : null,
    }),
    className: wraps === true ? 'sp-desk-table__wraps' : 'sp-desk-table__line',
    render: (_, row) => render(row),
  };
}

function rowOf<Row>(row: Row, id: string, walk: DeskWalk<Row>, active: string | null) {
  return {
    tabIndex: id === active ? 0 : -1,
    'aria-selected': id === walk.open,
    'aria-label': walk.nameOf?.(row),
    onFocus: () => walk.onActive(id),
    onClick: () => walk.onOpen(id),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { target, currentTarget, ctrlKey, metaKey, altKey } = event;
      if (target === currentTarget && !ctrlKey && !metaKey && !altKey) walk.onKey(event, row);
    },
  };
}

function selectionOf<Row>(
  { selected, columnLabel, allLabel, labelOf, onSelect }: DeskSelection<Row>,
  rows: readonly Row[],
  idOf: (row: Row) => string,
) {
  return {
    columnWidth: 40,
    columnTitle: (all: ReactNode) => (
      <>
        <VisuallyHidden>{columnLabel}</VisuallyHidden>
        <span>{all}</span>
      </>
    ),
    selectedRowKeys: rows.map(idOf).filter((id) => selected.has(id)),
    getTitleCheckboxProps: () => ({ 'aria-label': allLabel }),
    getCheckboxProps: (row: Row) => ({ 'aria-label': labelOf(row), tabIndex: -1 }),
    onSelect: (row: Row, isSelected: boolean) => onSelect([idOf(row)], isSelected),
    onSelectAll: (isSelected: boolean) => onSelect(rows.map(idOf), isSelected),
    // A click beside the box must not open the row.
    onCell: () => ({
      onClick: (event: { stopPropagation: () => void }) => event.stopPropagation(),
    }),
  };
}

/**
 * The row in the order of Tab. Rows that are exchanged take the focus with them: it goes on in the new rows for those
 * who walk the table by keys.
 */
function useStop<Row>(
  { rows, idOf, walk }: DeskTableProps<Row>,
  frame: { readonly current: HTMLElement | null },
) {
  const first = rows[0];
  const isKnown = rows.some((row) => idOf(row) === walk?.active);
  const active = isKnown ? (walk?.active ?? null) : first === undefined ? null : idOf(first);
  const isInside = useRef(false);
  const walked = walk?.walked ?? 0;
  useEffect(() => {
    if (walked > 0) focusStop(frame.current);
  }, [walked, frame]);
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body) focusStop(frame.current);
  }, [active, frame]);
  return {
    active,
    stop: {
      onFocus: () => void (isInside.current = true),
      onBlur: ({ relatedTarget }: { readonly relatedTarget: EventTarget | null }) => {
        if (relatedTarget === null) return;
        isInside.current = frame.current?.contains(relatedTarget as Node) === true;
      },
    },
  };
}

function focusStop(frame: HTMLElement | null): void {
  frame?.querySelector<HTMLElement>('tr[tabindex="0"]')?.focus();
}
