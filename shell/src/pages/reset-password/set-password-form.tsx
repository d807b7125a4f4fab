import { useRef, useState, type FormEvent } from 'react';
import { resetPassword } from 'shared-contracts/calls/auth';
import { NewPassword } from 'shared-contracts/calls/schemas';
import { useHost, useTexts } from 'shared-contracts/host';
import { messages } from 'shared-contracts/messages';
import { useMutation } from 'shared-contracts/query';
import { Button, PasswordField, TextField } from 'shared-contracts/ui/core';
import { FailureBanner } from '../forms/failure-banner.tsx';
import { focusFirstWrong } from '../forms/focus-first-wrong.ts';
import { serverWords } from '../forms/server-words.ts';
import { pageTexts } from '../texts.ts';
import { resetTexts } from './reset-texts.ts';

interface Props {
  /** The code, where the link already carried it. */
  readonly token: string | null;
  readonly onSaved: () => void;
}

/** Code and new password; the password is shown on wish instead of being asked for twice. */
export function SetPasswordForm({ token, onSaved }: Props) {
  const t = useTexts(resetTexts);
  const p = useTexts(pageTexts);
  const { send } = useHost();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState(token ?? '');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const save = useMutation({
    mutationFn: () =>
      send(resetPassword, { body: { user: { reset_token: code.trim(), password } } }),
    onSuccess: onSaved,
  });
  const words = serverWords(save.error);
  const codeMissing = code.trim() === '';
  const tooShort = !NewPassword.safeParse(password).success;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    setTried(true);
    if (codeMissing || tooShort) focusFirstWrong(form.current);
    else save.mutate();
  };
  return (
    <form ref={form} className="shell-form" noValidate onSubmit={submit}>
      {token === null && (
        <TextField
          label={t('set.code')}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={tried && codeMissing ? t('set.codeMissing') : words['reset_token']}
        />
      )}
      <PasswordField
        label={p('form.newPassword')}
        name="password"
        autoComplete="new-password"
        required
        help={t('set.help')}
        showLabel={p('form.showPassword')}
        hideLabel={p('form.hidePassword')}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={tried && tooShort ? messages['password.tooShort'].text : words['password']}
      />
      <FailureBanner error={save.error} />
      <Button type="submit" variant="primary" block loading={save.isPending}>
        {t('set.submit')}
      </Button>
    </form>
  );
}
