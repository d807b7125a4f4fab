import type { CallLog } from 'shared-contracts/calls/call-logs';
import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/i18n/phrases';
import { FieldList } from 'shared-contracts/ui/core';
import { Recording } from '../recording/recording.tsx';
import type { Recordings } from '../recording/recordings.ts';
import { texts } from '../texts.ts';
import type { CallListProps } from './call-list.ts';
import { CallTime } from './call-time.tsx';
import { Customer } from './customer.tsx';
import { YesNo } from './known.tsx';
import { Phone } from './phone.tsx';
import { StatusTag } from './status-tag.tsx';

/** The call logs under each other, for a phone; no antd comes with them. */
export function CallCards({ label, logs, recordings, busy }: CallListProps) {
  return (
    <ul className="st-cards" aria-label={label} aria-busy={busy}>
      {logs.map((log) => (
        <li key={log.id}>
          <CallCard log={log} recordings={recordings} />
        </li>
      ))}
    </ul>
  );
}

function CallCard({ log, recordings }: { log: CallLog; recordings: Recordings }) {
  const text = useTexts(texts);
  const phrase = useTexts(phrases);
  const name = `call-${log.id}`;
  return (
    <article className="st-card" aria-labelledby={name}>
      <h2 className="st-card__name" id={name}>
        <Customer log={log} />
      </h2>
      <div className="st-card__row">
        <StatusTag status={log.status} />
        <Phone log={log} />
      </div>
      {log.remark !== null && log.remark !== '' && <p className="st-card__remark">{log.remark}</p>}
      <FieldList
        missing={phrase('value.none')}
        fields={[
          ...(log.file_url === null
            ? []
            : [
                {
                  label: text('field.recording'),
                  value: (
                    <Recording
                      recordings={recordings}
                      id={log.id}
                      url={log.file_url}
                      name={log.customer_name}
                    />
                  ),
                },
              ]),
          { label: text('field.assigned'), value: log.extra_data.assigned_to_id_name },
          {
            label: text('field.followup'),
            value: <YesNo value={log.followup} tone="warning" />,
          },
          { label: text('field.paid'), value: <YesNo value={log.payment_done} tone="success" /> },
          { label: text('field.date'), value: <CallTime at={log.created_at} /> },
        ]}
      />
    </article>
  );
}
