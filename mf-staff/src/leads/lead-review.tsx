import { type DeskLead, decideLead } from 'shared-contracts/calls/leads';
import { maxLengthOf } from 'shared-contracts/calls/max-length';
import { dialHref } from 'shared-contracts/domain/dial-href';
import { rupees } from 'shared-contracts/domain/units';
import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useForm } from 'shared-contracts/forms/use-form';
import { useHost, useTexts } from 'shared-contracts/host';
import { useMutation } from 'shared-contracts/query';
import { Surface, Button, TextAreaField } from 'shared-contracts/ui/core';
import { momentText } from '../desk-time/moment-text.ts';
import { leadTexts } from '../locales/en/leads.ts';
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
      <dl className="st-pick-facts">
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
  const form = useForm({
    start: { reason: '' },
    check: ({ reason }) => ({
      reason: reason.trim().length < 3 ? text('reject.missing') : undefined,
    }),
    request: rejecting,
    onSubmit: ({ reason }) => rejecting.mutate(reason.trim()),
  });
  const help = email === undefined ? text('reject.helpSilent') : text('reject.help', { email });
  return (
    <form {...form.formProps} className="st-lead__reject" aria-label={text('reject.title')}>
      <h4>{text('reject.title')}</h4>
      <TextAreaField
        {...form.text('reason')}
        label={text('reject.reason')}
        help={help}
        maxLength={maxLengthOf(decideLead.body.shape.reason)}
        rows={2}
      />
      <ErrorBanner error={form.failure} general={form.general} />
      <Button type="submit" variant="danger" loading={rejecting.isPending}>
        {text('reject.button')}
      </Button>
    </form>
  );
}
