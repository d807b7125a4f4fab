import { searchPayments } from 'shared-contracts/calls/found-payments';
import { maxLengthOf } from 'shared-contracts/calls/max-length';
import { paymentQueryOf } from 'shared-contracts/domain/payment-query';
import { useForm } from 'shared-contracts/forms/use-form';
import { useTexts } from 'shared-contracts/host';
import { Button, TextField } from 'shared-contracts/ui/core';
import { paymentTexts } from '../locales/en/payments.ts';

interface FindPaymentProps {
  /** What is looked for; empty for nothing. */
  readonly q: string;
  readonly onFind: (q: string) => void;
}

/** Looks for any payment; text that cannot name one is refused before a request is made. */
export function FindPayment({ q, onFind }: FindPaymentProps) {
  const text = useTexts(paymentTexts);
  const form = useForm({
    start: { q },
    check: (values) => ({
      q: paymentQueryOf(values.q) === null ? text('find.wrong') : undefined,
    }),
    onSubmit: (values) => onFind(values.q.trim()),
  });
  return (
    <form {...form.formProps} className="st-find" role="search" aria-label={text('find.title')}>
      <TextField
        {...form.text('q')}
        label={text('find.label')}
        help={text('find.help')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxLengthOf(searchPayments.query.shape.q)}
      />
      <div className="st-find__buttons">
        <Button type="submit">{text('find.button')}</Button>
        {q !== '' && (
          <Button
            variant="quiet"
            onClick={() => {
              form.set('q', '');
              onFind('');
            }}
          >
            {text('find.clear')}
          </Button>
        )}
      </div>
    </form>
  );
}
