import { useEffect, useRef, useState } from 'react';
import { type Report, readExcerpt, type Excerpt } from 'shared-contracts/calls/reports';
import { useTexts, useHost } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useMutation } from 'shared-contracts/query';
import { Banner, Button, Anchor, PhotoImage } from 'shared-contracts/ui/core';
import { IstTime } from '../desk-time/ist-time.tsx';
import { momentText } from '../desk-time/moment-text.ts';
import { reportTexts } from '../locales/en/reports.ts';
import { useDeskKeys } from '../use-desk-keys.ts';
import { DecideForm, type ReportChoice } from './decide-form.tsx';

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
  const { locale } = useHost();
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
          {`${text('report.at', { time: momentText(report.created_at, locale) })} · ${
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
            time: momentText(decision.at, locale),
            outcome: text(`outcome.${decision.outcome}`),
          })}
        </Banner>
      )}
    </article>
  );
}

interface ExcerptPartProps {
  readonly report: Report;
  readonly onRefused: (error: unknown) => void;
}

/** Messages that were handed over: shown on request, each time noted, and hidden by a second press. */
function ExcerptPart({ report, onRefused }: ExcerptPartProps) {
  const text = useTexts(reportTexts);
  const { send } = useHost();
  const [messages, setMessages] = useState<Excerpt | null>(null);
  const reading = useMutation({
    mutationFn: () => send(readExcerpt, { params: { id: report.id } }),
    onSuccess: ({ data }) => setMessages(data.messages),
    onError: onRefused,
  });
  const count = report.messages;
  const toggle = () => (messages === null ? reading.mutate() : setMessages(null));
  useDeskKeys({ e: () => (count === null ? false : toggle()) });
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
              <IstTime at={at} />
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

interface ReportedPersonProps {
  readonly label: string;
  readonly name: string;
  readonly card: Report['about_card'];
  /** Stands where the account is gone. */
  readonly goneText: string;
}

/** A limited card of a person, with the photo that a member sees; a deleted account says so. */
function ReportedPerson({ label, name, card, goneText }: ReportedPersonProps) {
  const text = useTexts(reportTexts);
  return (
    <section className="rp-person" aria-label={label}>
      <h3 className="rp-label">{label}</h3>
      {card === null ? (
        <p>
          <strong>{text('person.gone')}</strong> <span className="sp-muted">{goneText}</span>
        </p>
      ) : (
        <div className="rp-card">
          <div className="rp-card__photo">
            {card.pic === null ? (
              <span className="sp-muted">{text('photo.none')}</span>
            ) : (
              <PhotoImage photo={{ src: card.pic.thumb, alt: text('photo.of', { name }) }} />
            )}
          </div>
          <div>
            <strong className="rp-card__name">{`${name}, ${card.age}`}</strong>
            <div className="sp-muted">
              {[card.current_city, card.occupation, card.education].filter(Boolean).join(' · ')}
            </div>
            <Anchor href={routes.profile.href({ userId: card.id })}>{text('report.open')}</Anchor>
          </div>
        </div>
      )}
    </section>
  );
}
