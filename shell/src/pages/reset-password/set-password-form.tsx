import { resetPassword } from 'shared-contracts/calls/auth';
import { NewPassword } from 'shared-contracts/calls/schemas';
import { ErrorSummary } from 'shared-contracts/forms/error-summary';
import { useForm } from 'shared-contracts/forms/use-form';
import { useHost, useMessages, useTexts } from 'shared-contracts/host';
import { useMutation } from 'shared-contracts/query';
import { Button, PasswordField, TextField } from 'shared-contracts/ui/core';
import { resetTexts } from '../../locales/en/login.ts';
import { pageTexts } from '../../locales/en/pages.ts';

interface Props {
  /** The code, where the link already carried it. */
  readonly token: string | null;
  readonly onSaved: () => void;
}

/** Code and new password; the password can be shown instead of being typed twice. */
export function SetPasswordForm({ token, onSaved }: Props) {
  const t = useTexts(resetTexts);
  const p = useTexts(pageTexts);
  const message = useMessages();
  const { send } = useHost();
  const save = useMutation({
    mutationFn: (typed: { reset_token: string; password: string }) => {
      const { reset_token, password } = typed;
      return send(resetPassword, { body: { user: { reset_token: reset_token.trim(), password } } });
    },
    onSuccess: onSaved,
  });
  const form = useForm({
    // By the wire's names, so that the server's errors find them.
    start: { reset_token: token ?? '', password: '' },
    fields: token === null ? ['reset_token', 'password'] : ['password'],
    check: ({ reset_token, password }) => ({
      reset_token: reset_token.trim() === '' ? t('set.codeMissing') : undefined,
      password: NewPassword.safeParse(password).success ? undefined : message('password.tooShort'),
    }),
    request: save,
    onSubmit: save.mutate,
  });
  return (
    <form {...form.formProps} className="shell-form">
      <ErrorSummary form={form} lineOf={(field, text) => ({ id: fieldId(field), text })} />
      {token === null && (
        <TextField
          {...form.text('reset_token')}
          id={fieldId('reset_token')}
          label={t('set.code')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
      <PasswordField
        {...form.text('password')}
        id={fieldId('password')}
        label={p('form.newPassword')}
        autoComplete="new-password"
        required
        help={t('set.help')}
        showLabel={p('form.showPassword')}
        hideLabel={p('form.hidePassword')}
      />
      <Button type="submit" variant="primary" block loading={save.isPending}>
        {t('set.submit')}
      </Button>
    </form>
  );
}

function fieldId(field: 'reset_token' | 'password'): string {
  return `reset-${field}`;
}
