import { type DeskLead, decideLead } from 'shared-contracts/calls/leads';
import { maxLengthOf } from 'shared-contracts/calls/max-length';
import { dialHref } from 'shared-contracts/domain/dial-href';
import { rupees } from 'shared-contracts/domain/units';
import { useHost, useTexts } from 'shared-contracts/host';
import { useMutation } from 'shared-contracts/query';
import { Surface } from 'shared-contracts/ui/core';
import { momentText } from '../desk-time/moment-text.ts';
import { leadTexts } from '../locales/en/leads.ts';
import { Fact, Facts } from '../states/facts.tsx';
import { NoteForm } from '../states/note-form.tsx';
import { ApproveForm } from './approve-form.tsx';

interface LeadReviewProps {
  readonly lead: DeskLead;
  /** Gets what was done, in words. */
  readonly onDecided: (words: string) => void;
}

/** A request as it was sent, and the two ways to decide on it. */
export function LeadReview({ lead, onDecided }: LeadReviewProps) {
  const text = useTexts(leadTexts);
  const { locale } = useHost();
  const { title, advertiser_contact: phone, email } = lead;
  return (
    <article className="st-lead" aria-labelledby="st-lead-title">
      <header>
        <h3 id="st-lead-title">{title}</h3>
        <p className="sp-muted">
          {text('lead.received', { when: momentText(lead.created_at, locale) })}
        </p>
      </header>
      <Facts>
        <Fact label={text('lead.from')}>{lead.advertiser_name}</Fact>
        <Fact label={text('lead.phone')}>
          <a href={dialHref(phone)}>{phone}</a>
        </Fact>
        <Fact label={text('lead.email')}>
          {email === undefined ? text('lead.noEmail') : <a href={`mailto:${email}`}>{email}</a>}
        </Fact>
        <Fact label={text('lead.price')}>{rupees(lead.price)}</Fact>
      </Facts>
      <ApproveForm lead={lead} onApproved={() => onDecided(text('approve.done', { title }))} />
      <Surface>
        <RejectForm
          lead={lead}
          onRejected={() =>
            onDecided(text(email === undefined ? 'reject.done' : 'reject.doneMail', { title }))
          }
        />
      </Surface>
    </article>
  );
}

interface RejectFormProps {
  readonly lead: DeskLead;
  readonly onRejected: () => void;
}

/** A reason, sent to the advertiser unchanged. */
function RejectForm({ lead: { id, email }, onRejected }: RejectFormProps) {
  const text = useTexts(leadTexts);
  const { send } = useHost();
  const rejecting = useMutation({
    mutationFn: (reason: string) => send(decideLead, { body: { id, approve: false, reason } }),
    onSuccess: onRejected,
  });
  return (
    <NoteForm
      title={text('reject.title')}
      level="h4"
      label={text('reject.reason')}
      help={email === undefined ? text('reject.helpSilent') : text('reject.help', { email })}
      missing={text('reject.missing')}
      least={3}
      maxLength={maxLengthOf(decideLead.body.shape.reason)}
      button={text('reject.button')}
      variant="danger"
      request={rejecting}
    />
  );
}
