import { useEffect } from 'react';
import { checkStaffFactor } from 'shared-contracts/calls/staff-factor';
import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useForm } from 'shared-contracts/forms/use-form';
import { useTexts } from 'shared-contracts/host';
import { type Elements, Button, TextField } from 'shared-contracts/ui/core';
import { factorTexts } from '../../locales/en/desk.ts';

interface Props {
  /** What the code opens. */
  readonly request: { readonly error: unknown; readonly isPending: boolean };
  readonly label: string;
  readonly submit: string;
  readonly danger?: boolean;
  readonly cancel: string;
  readonly onCode: (otp: string) => void;
  readonly onCancel: () => void;
  /** Stands above the field. */
  readonly children?: Elements;
}

/** Asks for a code; what was typed stays when it is wrong. */
export function CodeForm({ request, label, submit, danger = false, cancel, ...props }: Props) {
  const t = useTexts(factorTexts);
  const form = useForm({
    start: { otp: '' },
    check: ({ otp }) => ({
      otp: checkStaffFactor.body.shape.otp.safeParse(otp).success ? undefined : t('codeMissing'),
    }),
    request,
    fieldOfCode: { 'factor.codeWrong': 'otp' },
    onSubmit: ({ otp }) => props.onCode(otp),
  });
  const { ref: element } = form.formProps;
  useEffect(() => element.current?.querySelector('input')?.focus(), [element]);
  return (
    <form {...form.formProps} className="shell-form">
      {props.children}
      <TextField
        {...form.text('otp')}
        label={label}
        help={t('codeHelp')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <ErrorBanner error={form.failure} general={form.general} />
      <div className="shell-ways">
        <Button onClick={props.onCancel}>{cancel}</Button>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={request.isPending}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
