import { resetPassword } from 'shared-contracts/calls/auth';
import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useForm } from 'shared-contracts/forms/use-form';
import { useHost, useTexts } from 'shared-contracts/host';
import { useMutation } from 'shared-contracts/query';
import { Button, TextField } from 'shared-contracts/ui/core';
import { resetTexts } from '../../locales/en/login.ts';
import { pageTexts } from '../../locales/en/pages.ts';
import { isEmail } from '../forms/email-rule.ts';

/** `typed` is the e-mail that was written where one comes from. */
interface AskCodeFormProps {
  readonly typed: string;
  readonly onMailed: (email: string) => void;
}

/** Asks for a code; the answer is the same whether the address is known or not. */
export function AskCodeForm({ typed, onMailed }: AskCodeFormProps) {
  const t = useTexts(resetTexts);
  const p = useTexts(pageTexts);
  const { send } = useHost();
  const ask = useMutation({
    mutationFn: (user: { email: string }) => send(resetPassword, { body: { user } }),
    onSuccess: (_, { email }) => onMailed(email),
  });
  const form = useForm({
    start: { email: typed },
    check: ({ email }) => ({ email: isEmail(email) ? undefined : p('form.emailWrong') }),
    request: ask,
    onSubmit: ask.mutate,
  });
  return (
    <form {...form.formProps} className="shell-form">
      <TextField
        {...form.text('email')}
        label={p('form.email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <ErrorBanner error={form.failure} general={form.general} />
      <Button type="submit" variant="primary" block loading={ask.isPending}>
        {t('ask.submit')}
      </Button>
    </form>
  );
}
