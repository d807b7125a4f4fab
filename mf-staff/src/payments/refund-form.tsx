import { useState, useRef } from 'react';
import { isApiError } from 'shared-contracts/calls/client';
import { maxLengthOf } from 'shared-contracts/calls/max-length';
import type { OpenedPayment } from 'shared-contracts/calls/opened-payment';
import { refundPayment } from 'shared-contracts/calls/payments';
import { checkStaffFactor } from 'shared-contracts/calls/staff-factor';
import { plainDigits } from 'shared-contracts/domain/plain-digits';
import { rupees } from 'shared-contracts/domain/units';
import { ErrorSummary } from 'shared-contracts/forms/error-summary';
import { useForm } from 'shared-contracts/forms/use-form';
import { useHost, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useMutation } from 'shared-contracts/query';
import { Banner, Button, TextAreaField, TextField, Anchor } from 'shared-contracts/ui/core';
import { paymentTexts } from '../locales/en/payments.ts';

export interface RefundFormProps {
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
    <form {...form.formProps} className="st-form" aria-label={text('refund.title')}>
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

/** Whether a refusal asks for a young code of the second factor (access.md). */
function asksForCode(error: unknown): boolean {
  return isApiError(error) && error.code === 'factor.checkFirst';
}

/** Whether a refusal says that the code was not right. */
function isWrongCode(error: unknown): boolean {
  return isApiError(error) && error.code === 'factor.codeWrong';
}

/** Rupees as they were typed (499 or 499.50) in paise; null unless it is an amount between one rupee and `most` paise. */
function paiseOf(typed: string, most: number): number | null {
  const text = plainDigits(typed.trim()).replace(/^₹/, '').replaceAll(/[\s,]/g, '');
  const [, rupees, part = ''] = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (rupees === undefined) return null;
  const paise = Number(rupees) * 100 + Number(part.padEnd(2, '0'));
  return paise >= 100 && paise <= most ? paise : null;
}

/** Whether a refusal says that the sign-in is too old for this, of an account without a second factor. */
function isTooOld(error: unknown): boolean {
  return isApiError(error) && error.code === 'payment.signInFresh';
}

/** Says so, with the way. */
function SignInAgain() {
  const text = useTexts(paymentTexts);
  return (
    <Banner kind="warning" role="alert">
      <span>{text('refund.fresh')}</span>{' '}
      <Anchor href={routes.logout.href()}>{text('refund.signOut')}</Anchor>
    </Banner>
  );
}

interface Refund {
  /** Paise. */
  readonly amount: number;
  readonly reason: string;
  /** A code of the second factor, where the server needs one; given once. */
  readonly otp?: string;
}

/**
 * Asks for a refund. Its key stays until one was made: whatever is sent again after a lost answer is the same refund.
 */
function useRefund({ provider_payment_id: id }: Pick<OpenedPayment, 'provider_payment_id'>) {
  const { send } = useHost();
  const key = useRef<string>(undefined);
  return useMutation({
    async mutationFn({ amount, reason, otp }: Refund) {
      if (otp !== undefined) await send(checkStaffFactor, { body: { otp } });
      key.current ??= crypto.randomUUID();
      const body = { amount, reason, key: key.current };
      return send(refundPayment, { params: { id }, body });
    },
    onSuccess: () => {
      key.current = undefined;
    },
  });
}
