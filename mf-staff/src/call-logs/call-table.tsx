import type { KeyboardEvent } from 'react';
import type { CallLog } from 'shared-contracts/calls/call-logs';
import { useTexts } from 'shared-contracts/host';
import { DenseTable, type DenseColumn } from 'shared-contracts/ui/tables';
import { Recording } from '../recording/recording.tsx';
import { texts } from '../texts.ts';
import type { CallListProps } from './call-list.ts';
import { CallTime } from './call-time.tsx';
import { Customer } from './customer.tsx';
import { KeyHint } from './key-hint.tsx';
import { Known, YesNo } from './known.tsx';
import { wishOf } from './list-keys.ts';
import { Phone } from './phone.tsx';
import { StatusTag } from './status-tag.tsx';

/** Two lines of what was said; the row that is in use shows all of it. */
function Remark({ text }: { text: string | null }) {
  return (
    <span className="st-remark">
      <Known value={text} />
    </span>
  );
}

/** The call logs as a table that the keyboard walks through. */
export function CallTable({ label, logs, recordings, busy, onTurn }: CallListProps) {
  const text = useTexts(texts);

  const onRowKey = (event: KeyboardEvent<HTMLElement>, log: CallLog) => {
    const wish = wishOf(event);
    if (wish === null) return;
    // Space and the page keys would scroll.
    event.preventDefault();
    if (wish === 'play') {
      if (log.file_url !== null) recordings.toggle(log.id, log.file_url);
    } else if (!busy) onTurn(wish === 'next' ? 1 : -1);
  };

  const tab = (active: boolean) => (active ? 0 : -1);
  const columns: readonly DenseColumn<CallLog>[] = [
    {
      key: 'customer',
      title: text('field.customer'),
      width: 150,
      heading: true,
      render: (log, active) => <Customer log={log} tabIndex={tab(active)} />,
    },
    {
      key: 'phone',
      title: text('field.phone'),
      width: 146,
      render: (log, active) => <Phone log={log} tabIndex={tab(active)} />,
    },
    {
      key: 'status',
      title: text('field.status'),
      width: 186,
      render: (log) => <StatusTag status={log.status} />,
    },
    {
      key: 'remark',
      title: text('field.remark'),
      render: (log) => <Remark text={log.remark} />,
    },
    {
      key: 'assigned',
      title: text('field.assigned'),
      width: 104,
      render: (log) => <Known value={log.extra_data.assigned_to_id_name} />,
    },
    {
      key: 'followup',
      title: text('field.followup'),
      width: 74,
      render: (log) => <YesNo value={log.followup} tone="warning" />,
    },
    {
      key: 'paid',
      title: text('field.paid'),
      width: 80,
      render: (log) => <YesNo value={log.payment_done} tone="success" />,
    },
    {
      key: 'recording',
      title: text('field.recording'),
      width: 124,
      render: (log, active) =>
        log.file_url === null ? (
          <Known value={null} />
        ) : (
          <Recording
            recordings={recordings}
            id={log.id}
            url={log.file_url}
            name={log.customer_name}
            tabIndex={tab(active)}
          />
        ),
    },
    {
      key: 'date',
      title: text('field.date'),
      width: 152,
      render: (log) => <CallTime at={log.created_at} />,
    },
  ];

  return (
    <>
      <KeyHint />
      <DenseTable
        label={label}
        columns={columns}
        rows={logs}
        rowKey={(log) => log.id}
        busy={busy}
        onRowKey={onRowKey}
      />
    </>
  );
}
