import { decideLead, type DeskLead } from 'shared-contracts/calls/leads';
import { maxLengthOf } from 'shared-contracts/calls/max-length';
import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useForm } from 'shared-contracts/forms/use-form';
import { useHost, useTexts } from 'shared-contracts/host';
import { useMutation } from 'shared-contracts/query';
import { Button, TextAreaField } from 'shared-contracts/ui/core';
import { leadTexts } from '../locales/en/leads.ts';

interface RejectFormProps {
  readonly lead: DeskLead;
  readonly onRejected: () => void;
}

/** A reason, which the advertiser reads as it stands. */
export function RejectForm({ lead: { id, email }, onRejected }: RejectFormProps) {
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
