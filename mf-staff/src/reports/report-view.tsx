import { useEffect, useRef } from 'react';
import type { Report } from 'shared-contracts/calls/reports';
import { useTexts } from 'shared-contracts/host';
import { Banner, Button } from 'shared-contracts/ui/core';
import { reportTexts } from '../locales/en/reports.ts';
import { DecideForm, type ReportChoice } from './decide-form.tsx';
import { ExcerptPart } from './excerpt-part.tsx';
import { useMoment } from './moment.tsx';
import { ReportedPerson } from './reported-person.tsx';

interface ReportViewProps {
  readonly report: Report;
  readonly isDeciding: boolean;
  readonly error: unknown;
  readonly onDecide: (choice: ReportChoice, note: string) => void;
  readonly onRefused: (error: unknown) => void;
  readonly onNext: () => void;
}

/** A report with both people, what was handed over, and the decision; one that a colleague decided shows that. */
export function ReportView(props: ReportViewProps) {
  const { report, isDeciding, error, onDecide, onRefused, onNext } = props;
  const text = useTexts(reportTexts);
  const moment = useMoment();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [report.id]);
  const { about, about_card: card, decision } = report;
  const gone = text('person.gone');
  return (
    <article className="rp-report" aria-labelledby="rp-report-title">
      <header>
        <h2 id="rp-report-title" ref={title} tabIndex={-1}>
          {text('report.title', { name: about.name || gone })}
        </h2>
        <p className="sp-muted">
          {`${text('report.at', { time: moment(report.created_at) })} · ${
            report.earlier === 0
              ? text('report.first')
              : text('report.earlier', { count: report.earlier })
          }`}
        </p>
      </header>
      <section aria-label={text('report.reason')}>
        <h3 className="rp-label">{text('report.reason')}</h3>
        <blockquote className="rp-reason">{report.reason}</blockquote>
      </section>
      <div className="rp-people">
        <ReportedPerson
          label={text('report.about')}
          name={about.name}
          card={card}
          goneText={text('report.goneText')}
        />
        <ReportedPerson
          label={text('report.from')}
          name={report.from.name}
          card={report.from_card}
          goneText={text('report.fromGone')}
        />
      </div>
      {report.about_state === 'hidden' && decision === null && (
        <Banner kind="info">{text('report.hidden')}</Banner>
      )}
      <ExcerptPart report={report} onRefused={onRefused} />
      {decision === null ? (
        <DecideForm
          isDeciding={isDeciding}
          error={error}
          onDecide={onDecide}
          isGone={card === null}
        />
      ) : (
        <Banner
          kind="warning"
          role="alert"
          title={text('decide.byOther')}
          action={<Button onClick={onNext}>{text('decide.next')}</Button>}
        >
          {text('decide.byOtherText', {
            by: decision.by ?? text('decide.somebody'),
            note: decision.note,
            time: moment(decision.at),
            outcome: text(`outcome.${decision.outcome}`),
          })}
        </Banner>
      )}
    </article>
  );
}
