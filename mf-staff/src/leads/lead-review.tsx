import type { DeskLead } from 'shared-contracts/calls/leads';
import { dialHref } from 'shared-contracts/domain/dial-href';
import { rupees } from 'shared-contracts/domain/units';
import { useHost, useTexts } from 'shared-contracts/host';
import { Surface } from 'shared-contracts/ui/core';
import { momentText } from '../desk-time/moment-text.ts';
import { leadTexts } from '../locales/en/leads.ts';
import { ApproveForm } from './approve-form.tsx';
import { RejectForm } from './reject-form.tsx';

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
      <dl className="st-lead__facts">
        <div>
          <dt>{text('lead.from')}</dt>
          <dd>{lead.advertiser_name}</dd>
        </div>
        <div>
          <dt>{text('lead.phone')}</dt>
          <dd>
            <a href={dialHref(phone)}>{phone}</a>
          </dd>
        </div>
        <div>
          <dt>{text('lead.email')}</dt>
          <dd>
            {email === undefined ? text('lead.noEmail') : <a href={`mailto:${email}`}>{email}</a>}
          </dd>
        </div>
        <div>
          <dt>{text('lead.price')}</dt>
          <dd>{rupees(lead.price)}</dd>
        </div>
      </dl>
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
