import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { CallLog } from 'shared-contracts/calls/call-logs';
import { useTexts } from 'shared-contracts/host';
import { VisuallyHidden } from 'shared-contracts/ui/core';
import { StatusTag } from '../../call-status/status-tag.tsx';
import { DESK_CLOCK } from '../../desk-time/desk-time.ts';
import { texts } from '../../locales/en/desk.ts';
import { Known, YesNo } from '../known.tsx';
import type { CallListProps } from './call-list.ts';
import { DueText } from './due-text.tsx';
import './entry-table.css';

/**
 * The entries in rows of 36 px. Up, Down, J and K walk them, Enter opens, X selects; where there is room the remark and
 * the payment have columns too.
 */
export function EntryTable(props: CallListProps) {
  const { label, logs, busy, active, open, selected, walked } = props;
  const { onActive, onOpen, onSelect, onTurn } = props;
  const text = useTexts(texts);
  const body = useRef<HTMLTableSectionElement>(null);
  const known = logs.some(({ id }) => id === active) ? active : (logs[0]?.id ?? null);
  const isAll = logs.length > 0 && logs.every(({ id }) => selected.has(id));

  const focusRow = () => body.current?.querySelector<HTMLElement>('tr[tabindex="0"]')?.focus();
  useEffect(() => {
    if (walked > 0) focusRow();
  }, [walked]);
  // Rows that are exchanged take the focus with them; who walks the list by keys goes on in the new rows.
  const isInside = useRef(false);
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body) focusRow();
  }, [known]);

  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>, log: CallLog) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey)
      return;
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
    <div className="st-rows" aria-busy={busy}>
      <table className="st-rows__table" role="grid" aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className="st-rows__select">
              <VisuallyHidden>{text('select.column')}</VisuallyHidden>
              <input
                type="checkbox"
                aria-label={text('select.all')}
                checked={isAll}
                onChange={() =>
                  onSelect(
                    logs.map(({ id }) => id),
                    !isAll,
                  )
                }
              />
            </th>
            <th scope="col">{text('field.customer')}</th>
            <th scope="col" className="st-rows__phone">
              {text('field.phone')}
            </th>
            <th scope="col" className="st-rows__status">
              {text('field.status')}
            </th>
            <th scope="col" className="st-rows__due">
              {text('due.column', { clock: DESK_CLOCK })}
            </th>
            <th scope="col" className="st-rows__caller">
              {text('field.assigned')}
            </th>
            <th scope="col" className="st-rows__more st-rows__paid">
              {text('filter.paid')}
            </th>
            <th scope="col" className="st-rows__more">
              {text('field.remark')}
            </th>
          </tr>
        </thead>
        <tbody
          ref={body}
          onFocus={() => void (isInside.current = true)}
          onBlur={({ relatedTarget }) => {
            if (relatedTarget !== null) {
              isInside.current = body.current?.contains(relatedTarget) === true;
            }
          }}
        >
          {logs.map((log) => (
            <tr
              key={log.id}
              tabIndex={log.id === known ? 0 : -1}
              aria-selected={log.id === open}
              className={log.id === open ? 'st-rows__row st-rows__row--open' : 'st-rows__row'}
              onFocus={() => onActive(log.id)}
              onClick={() => onOpen(log.id)}
              onKeyDown={(event) => onKeyDown(event, log)}
            >
              <td className="st-rows__select" onClick={(event) => event.stopPropagation()}>
                <input
                  type="checkbox"
                  tabIndex={-1}
                  aria-label={text('select.one', { name: log.customer_name })}
                  checked={selected.has(log.id)}
                  onChange={({ target }) => onSelect([log.id], target.checked)}
                />
              </td>
              <th scope="row">{log.customer_name}</th>
              <td className="st-rows__phone">{log.phone}</td>
              <td className="st-rows__status">
                <StatusTag status={log.status} />
              </td>
              <td className="st-rows__due">
                <DueText log={log} />
              </td>
              <td className="st-rows__caller">
                <Known value={log.extra_data.assigned_to_id_name} />
              </td>
              <td className="st-rows__more st-rows__paid">
                <YesNo value={log.payment_done} tone="success" />
              </td>
              <td className="st-rows__more">
                <Known value={log.remark} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
