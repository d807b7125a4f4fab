import type { ChangeEvent } from 'react';
import { Digits } from 'shared-contracts/calls/schemas';
import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useForm } from 'shared-contracts/forms/use-form';
import type { MessageKey } from 'shared-contracts/locales/en/messages';
import { Button, TextField } from 'shared-contracts/ui/core';

interface Props {
  /** What the code is sent with. */
  readonly request: { readonly error: unknown; readonly isPending: boolean };
  readonly label: string;
  /** Names the sixth digit where that sends the code: what sends by itself is announced before. */
  readonly help?: string;
  /** Said of anything but six digits. */
  readonly wrong: string;
  /** What the server says of a code that does not fit: it stands at the field. */
  readonly refusal: MessageKey;
  readonly submit: string;
  /** Of what cannot be undone. */
  readonly danger?: boolean;
  /** Sends the code with its sixth digit; the button stays for a second try. */
  readonly atOnce?: boolean;
  readonly onCode: (code: string) => void;
}

/** Takes the six digits of a mail or an SMS; what was typed stays when they do not fit. */
export function SixDigitsForm(props: Props) {
  const { request, label, help, wrong, refusal, submit, danger, atOnce = false, onCode } = props;
  const form = useForm({
    start: { code: '' },
    check: ({ code }) => ({ code: Digits.safeParse(code).success ? undefined : wrong }),
    request,
    fieldOfCode: { [refusal]: 'code' },
    onSubmit: ({ code }) => onCode(code),
  });
  const field = form.text('code');
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    field.onChange(event);
    const code = event.target.value;
    if (atOnce && !request.isPending && Digits.safeParse(code).success) onCode(code);
  };
  return (
    <form {...form.formProps} className="shell-form shell-confirm">
      <TextField
        {...field}
        label={label}
        help={help}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        onChange={type}
      />
      <ErrorBanner error={form.failure} general={form.general} />
      <Button
        type="submit"
        variant={danger === true ? 'danger' : 'primary'}
        block
        loading={request.isPending}
      >
        {submit}
      </Button>
    </form>
  );
}
