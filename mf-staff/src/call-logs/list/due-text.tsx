import type { CallLog } from 'shared-contracts/calls/call-logs';
import { useTexts } from 'shared-contracts/host';
import { Tag } from 'shared-contracts/ui/core';
import { deskMoment, dueState } from '../../desk-time/desk-time.ts';
import { texts } from '../../locales/en/desk.ts';
import { Known } from '../known.tsx';

interface DueTextProps {
  readonly log: CallLog;
  /** Stands behind a time, where no head of a column names the clock. */
  readonly clock?: string;
}

/** When the next call is due: in words, and in a tag where that is now. */
export function DueText({ log, clock = '' }: DueTextProps) {
  const text = useTexts(texts);
  const at = log.follow_up_at ?? null;
  const state = log.due ?? dueState({ followup: log.followup, follow_up_at: at });
  if (!log.followup || state === 'none') return <Known value={null} />;
  const moment = at === null ? '' : `${deskMoment(at)} ${clock}`.trim();
  if (state === 'later') return <time dateTime={at ?? undefined}>{moment}</time>;
  const due = text(state === 'overdue' ? 'due.overdue' : 'due.today');
  return (
    <span className="st-due">
      <Tag tone={state === 'overdue' ? 'danger' : 'warning'}>{due}</Tag>
      {at !== null && (
        <time dateTime={at}>{state === 'today' ? partOf(moment, -1) : partOf(moment, 0)}</time>
      )}
    </span>
  );
}

/** Of `12 Mar, 1:35 am` the time, where it is said that it is today, or the day, where that is over. */
function partOf(moment: string, at: 0 | -1): string {
  return moment.split(', ').at(at) ?? moment;
}
