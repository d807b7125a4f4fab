import type { KeyboardEvent } from 'react';
import { useMedia } from 'shared-contracts/behaviour/use-media';
import type { CallLog } from 'shared-contracts/calls/call-logs';
import { useTexts } from 'shared-contracts/host';
import { DeskTable, type DeskColumn } from 'shared-contracts/ui/tables';
import { StatusTag } from '../../call-status/status-tag.tsx';
import { DESK_CLOCK } from '../../desk-time/desk-time.ts';
import { texts } from '../../locales/en/desk.ts';
import { useWide } from '../../use-wide.ts';
import { Known, YesNo } from '../known.tsx';
import type { CallListProps } from './call-list.ts';
import { DueText } from './due-text.tsx';

/** Columns that one may hide, in their order. */
export const COLUMNS = ['phone', 'status', 'due', 'caller', 'paid', 'remark'] as const;
export type ColumnName = (typeof COLUMNS)[number];

/**
 * Those that the table has at this width, none where the entries are cards. Where all are one caller's, that name has no
 * column.
 */
export function useColumns(isOneCaller: boolean): readonly ColumnName[] {
  const has: Readonly<Partial<Record<ColumnName, boolean>>> = {
    caller: useMedia('(min-width: 1280px)') && !isOneCaller,
    paid: useMedia('(min-width: 1600px)'),
    remark: useMedia('(min-width: 1600px)'),
  };
  return useWide() ? COLUMNS.filter((column) => has[column] !== false) : [];
}

/**
 * The entries in narrow rows. Up, Down, J and K walk them, Enter opens, X selects; where there is room the caller, the
 * payment and the remark have columns too.
 */
export function EntryTable(props: CallListProps) {
  const { label, logs, busy, active, open, selected, walked, sort, hidden, isOneCaller } = props;
  const { onActive, onOpen, onSelect, onTurn, onSort } = props;
  const text = useTexts(texts);
  const shown = useColumns(isOneCaller).filter((column) => !hidden.includes(column));
  const columns: readonly (DeskColumn<CallLog> & { readonly key: ColumnName | 'customer' })[] = [
    {
      key: 'customer',
      title: text('field.customer'),
      heading: true,
      sorts: true,
      wraps: true,
      render: (log) => log.customer_name,
    },
    { key: 'phone', title: text('field.phone'), width: 148, render: (log) => log.phone },
    {
      key: 'status',
      title: text('field.status'),
      width: 186,
      sorts: true,
      render: (log) => <StatusTag status={log.status} />,
    },
    {
      key: 'due',
      title: text('due.column', { clock: DESK_CLOCK }),
      width: 152,
      sorts: true,
      render: (log) => <DueText log={log} />,
    },
    {
      key: 'caller',
      title: text('field.assigned'),
      width: 132,
      sorts: true,
      render: (log) => <Known value={log.extra_data.assigned_to_id_name} />,
    },
    {
      key: 'paid',
      title: text('filter.paid'),
      width: 80,
      sorts: true,
      render: (log) => <YesNo value={log.payment_done} tone="success" />,
    },
    { key: 'remark', title: text('field.remark'), render: (log) => <Known value={log.remark} /> },
  ];
  const onKey = (event: KeyboardEvent<HTMLElement>, log: CallLog) => {
    const does: Readonly<Record<string, () => void>> = {
      Enter: () => onOpen(log.id),
      ' ': () => onSelect([log.id], !selected.has(log.id)),
      Home: () => onActive(logs[0]?.id ?? null),
      End: () => onActive(logs.at(-1)?.id ?? null),
      PageUp: () => onTurn(-1),
      PageDown: () => onTurn(1),
    };
    const act = does[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return (
    <DeskTable
      label={label}
      columns={columns.filter(({ key }) => key === 'customer' || shown.includes(key))}
      rows={logs}
      idOf={(log) => log.id}
      busy={busy}
      sort={sort}
      onSort={onSort}
      walk={{ active, walked, open, onActive, onOpen, onKey }}
      selection={{
        selected,
        columnLabel: text('select.column'),
        allLabel: text('select.all'),
        labelOf: (log) => text('select.one', { name: log.customer_name }),
        onSelect,
      }}
    />
  );
}
