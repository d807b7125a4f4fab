import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { getAccount, setPassword } from 'shared-contracts/calls/auth';
import type { CallReply } from 'shared-contracts/calls/call';
import { keyOf } from 'shared-contracts/calls/query';
import { useHost, useTexts } from 'shared-contracts/host';
import { useMutation, useQueryClient } from 'shared-contracts/query';
import { PasswordField } from 'shared-contracts/ui/core';
import { FailureBanner } from '../pages/forms/failure-banner.tsx';
import { focusFirstWrong } from '../pages/forms/focus-first-wrong.ts';
import '../pages/forms/forms.css';
import { pageTexts } from '../pages/texts.ts';
import { CodeByMail } from './code-by-mail.tsx';
import { passwordTexts } from './password-texts.ts';
import {
  isWrong,
  ownWords,
  refusalWords,
  wantsProof,
  type PasswordValues,
} from './password-words.ts';

interface Props {
  /** For the button outside of the form. */
  readonly id: string;
  readonly account: CallReply<typeof getAccount>['data'];
  readonly onBusy: (busy: boolean) => void;
  readonly onClose: () => void;
}

/** The rules of section 5; what was typed stays whatever the server says, and its words stand beside the fields. */
export function PasswordForm({ id, account, onBusy, onClose }: Props) {
  const t = useTexts(passwordTexts);
  const p = useTexts(pageTexts);
  const { send, notify } = useHost();
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<PasswordValues>({ current: '', next: '', again: '' });
  const [tried, setTried] = useState(false);
  const save = useMutation({
    mutationFn: ({ current, next }: PasswordValues) => {
      const given = current === '' ? {} : { current_password: current };
      return send(setPassword, { body: { user: { password: next, ...given } } });
    },
    onMutate: () => onBusy(true),
    onSettled: () => onBusy(false),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: keyOf(getAccount) });
      notify('password.saved');
      onClose();
    },
    onError: () => focusFirstWrong(form.current),
  });

  const hasOne = account.has_password;
  const refused = refusalWords(save.error);
  const unproven = wantsProof(save.error);
  const needsCurrent = hasOne && (!account.recently_signed_in || unproven);
  const own = ownWords(values, needsCurrent ? t('currentMissing') : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    setTried(true);
    if (isWrong(own)) focusFirstWrong(form.current);
    else save.mutate(values);
  };
  const field = (name: keyof PasswordValues) => ({
    name,
    value: values[name],
    error: (tried ? own[name] : undefined) ?? refused[name],
    showLabel: p('form.showPassword'),
    hideLabel: p('form.hidePassword'),
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      setValues({ ...values, [name]: event.target.value }),
  });

  return (
    <form ref={form} id={id} className="shell-form" noValidate onSubmit={submit}>
      {/* Password managers want to know whose password it is. */}
      <input name="username" autoComplete="username" defaultValue={account.email} hidden />
      {hasOne ? (
        <div>
          <PasswordField
            {...field('current')}
            label={t('current')}
            note={needsCurrent ? undefined : p('form.optional')}
            help={needsCurrent ? undefined : t('currentFresh')}
            autoComplete="current-password"
            required={needsCurrent}
            autoFocus
          />
          <CodeByMail label={t('forgot')} onLeave={onClose} />
        </div>
      ) : (
        <p>{t('set.text')}</p>
      )}
      <PasswordField
        {...field('next')}
        label={t('new')}
        help={t('newHelp')}
        autoComplete="new-password"
        required
        autoFocus={!hasOne}
      />
      <PasswordField
        {...field('again')}
        label={t('confirm')}
        autoComplete="new-password"
        required
      />
      {unproven && !hasOne ? (
        <div role="alert">
          <p>{t('tooOld.text')}</p>
          <CodeByMail label={t('tooOld.link')} onLeave={onClose} />
        </div>
      ) : (
        <FailureBanner error={unproven || isWrong(refused) ? null : save.error} />
      )}
    </form>
  );
}
