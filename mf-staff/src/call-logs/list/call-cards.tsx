import type { CallLog } from 'shared-contracts/calls/call-logs';
import { fromPid } from 'shared-contracts/domain/pid';
import { useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { Button, Anchor } from 'shared-contracts/ui/core';
import { StatusTag } from '../../call-status/status-tag.tsx';
import { DESK_CLOCK, deskMoment } from '../../desk-time/desk-time.ts';
import { texts } from '../../locales/en/desk.ts';
import { Recording } from '../../recording/recording.tsx';
import { Phone } from '../phone.tsx';
import type { CallListProps } from './call-list.ts';
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
          <DueText log={log} clock={DESK_CLOCK} />
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

/** The day and the time of a call, from an ISO moment, by the desk's clock, which is named. */
function CallTime({ at }: { at: string }) {
  return (
    <time className="st-time" dateTime={at}>
      {`${deskMoment(at)} ${DESK_CLOCK}`}
    </time>
  );
}

/** `tabIndex` is -1 where the keyboard shall pass. */
interface CustomerProps {
  readonly log: CallLog;
  readonly tabIndex?: number;
}

/** Who was called, and below it the profile that the call was about; one link where both are the same person. */
function Customer({ log, tabIndex }: CustomerProps) {
  const userId = log.pid === null ? null : fromPid(log.pid);
  const profile = log.extra_data.pid_name;
  if (userId === null || profile === null) {
    return <span className="st-name">{log.customer_name}</span>;
  }
  const href = routes.profile.href({ userId });
  if (profile === log.customer_name) {
    return (
      <Anchor className="st-name" href={href} tabIndex={tabIndex}>
        {profile}
      </Anchor>
    );
  }
  return (
    <>
      <span className="st-name">{log.customer_name}</span>
      <Anchor className="st-about" href={href} tabIndex={tabIndex}>
        {profile}
      </Anchor>
    </>
  );
}
