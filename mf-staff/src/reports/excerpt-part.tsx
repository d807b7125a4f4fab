import { useState } from 'react';
import { readExcerpt, type Excerpt, type Report } from 'shared-contracts/calls/reports';
import { useHost, useTexts } from 'shared-contracts/host';
import { useMutation } from 'shared-contracts/query';
import { Button } from 'shared-contracts/ui/core';
import { reportTexts } from '../locales/en/reports.ts';
import { useMoment } from './moment.tsx';
import { useReportKeys } from './report-keys.ts';

interface ExcerptPartProps {
  readonly report: Report;
  readonly onRefused: (error: unknown) => void;
}

/** Messages that were handed over: shown on request, each time noted, and hidden by a second press. */
export function ExcerptPart({ report, onRefused }: ExcerptPartProps) {
  const text = useTexts(reportTexts);
  const moment = useMoment();
  const { send } = useHost();
  const [messages, setMessages] = useState<Excerpt | null>(null);
  const reading = useMutation({
    mutationFn: () => send(readExcerpt, { params: { id: report.id } }),
    onSuccess: ({ data }) => setMessages(data.messages),
    onError: onRefused,
  });
  const count = report.messages;
  const toggle = () => (messages === null ? reading.mutate() : setMessages(null));
  useReportKeys((key) => {
    if (key !== 'e' || count === null) return false;
    toggle();
    return true;
  });
  return (
    <section aria-label={text('excerpt.title')}>
      <h3 className="rp-label">{text('excerpt.title')}</h3>
      {count === null && <p className="sp-muted">{text('excerpt.none')}</p>}
      {reading.isError && <p role="alert">{text('excerpt.failed')}</p>}
      {messages !== null && (
        <ol className="rp-messages" aria-label={text('excerpt.list', { name: report.about.name })}>
          {messages.map(({ body, sent_at: at }) => (
            <li key={`${at} ${body}`}>
              <p>{body}</p>
              <time className="sp-muted" dateTime={at}>
                {moment(at)}
              </time>
            </li>
          ))}
        </ol>
      )}
      {count !== null && (
        <Button size="small" loading={reading.isPending} onClick={toggle}>
          {messages === null ? text('excerpt.show', { count }) : text('excerpt.hide')}
        </Button>
      )}
    </section>
  );
}
