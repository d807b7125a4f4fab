import type { CallLog } from 'shared-contracts/calls/call-logs';
import { useTexts } from 'shared-contracts/host';
import { Button } from 'shared-contracts/ui/core';
import { StatusTag } from '../../call-status/status-tag.tsx';
import { DESK_CLOCK } from '../../desk-time/desk-time.ts';
import { texts } from '../../locales/en/desk.ts';
import { Recording } from '../../recording/recording.tsx';
import { Phone } from '../phone.tsx';
import type { CallListProps } from './call-list.ts';
import { CallTime } from './call-time.tsx';
import { Customer } from './customer.tsx';
import { DueText } from './due-text.tsx';

/** The call logs under each other, for a phone. */
export function CallCards(props: CallListProps) {
  const { label, logs, busy } = props;
  return (
    <ul className="st-cards" aria-label={label} aria-busy={busy}>
      {logs.map((log) => (
        <li key={log.id}>
          <CallCard {...props} log={log} />
        </li>
      ))}
    </ul>
  );
}

function CallCard({
  log,
  recordings,
  selected,
  onOpen,
  onSelect,
}: CallListProps & { log: CallLog }) {
  const text = useTexts(texts);
  const name = `call-${log.id}`;
  return (
    <article className="st-card" aria-labelledby={name}>
      <div className="st-card__row">
        <h2 className="st-card__name" id={name}>
          <Customer log={log} />
        </h2>
        <label className="st-card__select">
          <input
            type="checkbox"
            aria-label={text('select.one', { name: log.customer_name })}
            checked={selected.has(log.id)}
            onChange={({ target }) => onSelect([log.id], target.checked)}
          />
        </label>
      </div>
      <div className="st-card__row">
        <StatusTag status={log.status} />
        <Phone log={log} />
      </div>
      {log.remark !== null && log.remark !== '' && <p className="st-card__remark">{log.remark}</p>}
      {log.followup && (
        <p className="st-card__row">
          <span className="sp-muted">{text('due.column', { clock: DESK_CLOCK })}</span>
          <DueText log={log} />
        </p>
      )}
      {log.file_url !== null && (
        <Recording
          recordings={recordings}
          id={log.id}
          url={log.file_url}
          name={log.customer_name}
        />
      )}
      <div className="st-card__row">
        <span className="st-card__foot">
          <span>{`${log.extra_data.assigned_to_id_name ?? text('filter.nobody')} ·`}</span>{' '}
          <CallTime at={log.created_at} />
        </span>
        <Button
          size="small"
          aria-label={text('open.entryOf', { name: log.customer_name })}
          onClick={() => onOpen(log.id)}
        >
          {text('open.entry')}
        </Button>
      </div>
    </article>
  );
}
