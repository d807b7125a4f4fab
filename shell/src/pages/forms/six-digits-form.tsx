import { Digits } from 'shared-contracts/calls/schemas';
import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useForm } from 'shared-contracts/forms/use-form';
import type { MessageKey } from 'shared-contracts/locales/en/messages';
import { Button, TextField } from 'shared-contracts/ui/core';

interface Props {
  /** What the code is sent with. */
  readonly request: { readonly error: unknown; readonly isPending: boolean };
  readonly label: string;
  /** Said of anything but six digits. */
  readonly wrong: string;
  /** What the server says of a code that does not fit: it stands at the field. */
  readonly refusal: MessageKey;
  readonly submit: string;
  /** Of what cannot be undone. */
  readonly danger?: boolean;
  readonly onCode: (code: string) => void;
}

/** Takes the six digits of a mail or an SMS; what was typed stays when they do not fit. */
export function SixDigitsForm({ request, label, wrong, refusal, submit, danger, onCode }: Props) {
  const form = useForm({
    start: { code: '' },
    check: ({ code }) => ({ code: Digits.safeParse(code).success ? undefined : wrong }),
    request,
    fieldOfCode: { [refusal]: 'code' },
    onSubmit: ({ code }) => onCode(code),
  });
  return (
    <form {...form.formProps} className="shell-form shell-confirm">
      <TextField
        {...form.text('code')}
        label={label}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
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
