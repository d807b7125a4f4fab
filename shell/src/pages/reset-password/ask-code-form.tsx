import { useRef, useState, type FormEvent } from 'react';
import { resetPassword } from 'shared-contracts/calls/auth';
import { useHost, useTexts } from 'shared-contracts/host';
import { useMutation } from 'shared-contracts/query';
import { Button, TextField } from 'shared-contracts/ui/core';
import { isEmail } from '../forms/email-rule.ts';
import { FailureBanner } from '../forms/failure-banner.tsx';
import { focusFirstWrong } from '../forms/focus-first-wrong.ts';
import { pageTexts } from '../texts.ts';
import { resetTexts } from './reset-texts.ts';

/** Asks for a code; the answer is the same whether the address is known or not. */
export function AskCodeForm({ onMailed }: { onMailed: (email: string) => void }) {
  const t = useTexts(resetTexts);
  const p = useTexts(pageTexts);
  const { send } = useHost();
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const ask = useMutation({
    mutationFn: (to: string) => send(resetPassword, { body: { user: { email: to } } }),
    onSuccess: (_, to) => onMailed(to),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ask.isPending) return;
    setTried(true);
    if (isEmail(email)) ask.mutate(email);
    else focusFirstWrong(form.current);
  };
  return (
    <form ref={form} className="shell-form" noValidate onSubmit={submit}>
      <TextField
        label={p('form.email')}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={tried && !isEmail(email) ? p('form.emailWrong') : undefined}
      />
      <FailureBanner error={ask.error} />
      <Button type="submit" variant="primary" block loading={ask.isPending}>
        {t('ask.submit')}
      </Button>
    </form>
  );
}
