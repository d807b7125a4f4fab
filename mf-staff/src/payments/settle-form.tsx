import { maxLengthOf } from 'shared-contracts/calls/max-length';
import { settlePaymentAttention } from 'shared-contracts/calls/payments';
import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useForm } from 'shared-contracts/forms/use-form';
import { useHost, useTexts } from 'shared-contracts/host';
import { useMutation } from 'shared-contracts/query';
import { Button, TextAreaField } from 'shared-contracts/ui/core';
import { paymentTexts } from '../locales/en/payments.ts';

interface SettleFormProps {
  readonly id: string;
  readonly onSettled: () => void;
}

/** What was done about it; the payment leaves the list. */
export function SettleForm({ id, onSettled }: SettleFormProps) {
  const text = useTexts(paymentTexts);
  const { send } = useHost();
  const settling = useMutation({
    mutationFn: (note: string) => send(settlePaymentAttention, { params: { id }, body: { note } }),
    onSuccess: onSettled,
  });
  const form = useForm({
    start: { note: '' },
    check: ({ note }) => ({ note: note.trim().length < 3 ? text('error.reason') : undefined }),
    request: settling,
    onSubmit: ({ note }) => settling.mutate(note.trim()),
  });
  return (
    <form {...form.formProps} className="st-pay__form" aria-label={text('settle.title')}>
      <h3>{text('settle.title')}</h3>
      <TextAreaField
        {...form.text('note')}
        label={text('settle.note')}
        maxLength={maxLengthOf(settlePaymentAttention.body.shape.note)}
        rows={2}
      />
      <ErrorBanner error={form.failure} general={form.general} />
      <Button type="submit" variant="primary" loading={settling.isPending}>
        {text('settle.button')}
      </Button>
    </form>
  );
}
