import { useState } from 'react';
import { maxLengthOf } from 'shared-contracts/calls/max-length';
import type { OpenedPayment } from 'shared-contracts/calls/opened-payment';
import { refundPayment } from 'shared-contracts/calls/payments';
import { rupees } from 'shared-contracts/domain/units';
import { ErrorSummary } from 'shared-contracts/forms/error-summary';
import { useForm } from 'shared-contracts/forms/use-form';
import { useHost, useTexts } from 'shared-contracts/host';
import { Banner, Button, TextAreaField, TextField } from 'shared-contracts/ui/core';
import { paymentTexts } from '../locales/en/payments.ts';
import { asksForCode, isWrongCode } from './check-code.ts';
import { paiseOf } from './paise-of.ts';
import { SignInAgain, isTooOld } from './sign-in-again.tsx';
import { useRefund } from './use-refund.ts';

interface RefundFormProps {
  readonly payment: Pick<OpenedPayment, 'left' | 'name' | 'email' | 'provider_payment_id'>;
  /** It is opened again: less of it is left. */
  readonly onRefunded: (words: string) => void;
}

/** Amount and reason; asks first, naming person and amount, and for a code where the server wants one. */
export function RefundForm({ payment, onRefunded }: RefundFormProps) {
  const text = useTexts(paymentTexts);
  const { confirm } = useHost();
  const refund = useRefund(payment);
  const [isCodeNeeded, setCodeNeeded] = useState(false);
  const most = rupees(payment.left);
  const person = payment.name ?? payment.email ?? payment.provider_payment_id;
  const isOurs = asksForCode(refund.error) || isWrongCode(refund.error) || isTooOld(refund.error);
  const form = useForm({
    start: { amount: String(payment.left / 100), reason: '', otp: '' },
    fields: isCodeNeeded ? ['amount', 'reason', 'otp'] : ['amount', 'reason'],
    check: ({ amount, reason, otp }) => ({
      amount: paiseOf(amount, payment.left) === null ? text('error.amount', { most }) : undefined,
      reason: reason.trim().length < 3 ? text('error.reason') : undefined,
      otp: isCodeNeeded && otp.trim() === '' ? text('refund.codeMissing') : undefined,
    }),
    request: { error: isOurs ? null : refund.error, isPending: refund.isPending },
    onSubmit: (values) => void ask(values),
  });
  const ask = async ({ amount: typed, reason, otp }: typeof form.values) => {
    const amount = paiseOf(typed, payment.left) ?? 0;
    const question = {
      title: text('refund.question', { amount: rupees(amount), person }),
      text: text('refund.questionText', { reason: reason.trim() }),
      danger: true,
    };
    if (!(await confirm(question))) return;
    const code = isCodeNeeded ? { otp: otp.trim() } : {};
    refund.mutate(
      { amount, reason: reason.trim(), ...code },
      {
        onSuccess({ data }) {
          const words = data.state === 'processed' ? 'refund.processed' : 'refund.done';
          onRefunded(text(words, { amount: rupees(data.amount), person }));
        },
        onError(error) {
          setCodeNeeded((before) => before || asksForCode(error));
        },
      },
    );
  };
  const isCodeSent = form.values.otp.trim() === refund.variables?.otp;
  const codeError = isWrongCode(refund.error) && isCodeSent ? text('refund.codeWrong') : undefined;
  return (
    <form {...form.formProps} className="st-pay__form" aria-label={text('refund.title')}>
      <h3>{text('refund.title')}</h3>
      <TextField
        {...form.text('amount')}
        id="st-refund-amount"
        label={text('refund.amount')}
        help={text('refund.most', { most })}
        inputMode="decimal"
      />
      <TextAreaField
        {...form.text('reason')}
        id="st-refund-reason"
        label={text('refund.reason')}
        maxLength={maxLengthOf(refundPayment.body.shape.reason)}
        rows={2}
      />
      {isCodeNeeded && (
        <TextField
          {...form.text('otp')}
          id="st-refund-otp"
          label={text('refund.code')}
          help={text('refund.codeHelp')}
          error={form.errorOf('otp') ?? codeError}
          autoComplete="one-time-code"
          autoFocus
        />
      )}
      {isTooOld(refund.error) && <SignInAgain />}
      {isCodeNeeded && asksForCode(refund.error) && (
        <Banner kind="info" role="status">
          {text('refund.codeHelp')}
        </Banner>
      )}
      <ErrorSummary
        form={form}
        failed={text('refund.failed')}
        stillHere={text('refund.still')}
        lineOf={(field, error) => ({ id: `st-refund-${field}`, text: error })}
      />
      <Button type="submit" variant="danger" loading={refund.isPending}>
        {text('refund.button')}
      </Button>
    </form>
  );
}
