import { getAccount, setPassword } from 'shared-contracts/calls/auth';
import type { CallReply } from 'shared-contracts/calls/call';
import { ApiError } from 'shared-contracts/calls/client';
import { keyOf } from 'shared-contracts/calls/query';
import { NewPassword } from 'shared-contracts/calls/schemas';
import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import type { FieldErrors } from 'shared-contracts/forms/server-errors';
import { useForm } from 'shared-contracts/forms/use-form';
import { useHost, useMessages, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useMutation, useQueryClient } from 'shared-contracts/query';
import { PasswordField, Anchor } from 'shared-contracts/ui/core';
import { pageTexts, passwordTexts } from '../locales/en/pages.ts';
import '../pages/forms/forms.css';

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
  const message = useMessages();
  const { send, notify } = useHost();
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: ({ current_password, password }: PasswordValues) => {
      const given = current_password === '' ? {} : { current_password };
      return send(setPassword, { body: { user: { password, ...given } } });
    },
    onMutate: () => onBusy(true),
    onSettled: () => onBusy(false),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: keyOf(getAccount) });
      notify('password.saved');
      onClose();
    },
  });

  const hasOne = account.has_password;
  const unproven = wantsProof(save.error);
  const needsCurrent = hasOne && (!account.recently_signed_in || unproven);
  const form = useForm({
    start: { current_password: '', password: '', again: '' },
    check: (values) =>
      passwordErrors(values, needsCurrent ? t('currentMissing') : undefined, message),
    fieldOfCode: {
      'password.currentWrong': 'current_password',
      'password.tooShort': 'password',
    },
    request: save,
    onSubmit: save.mutate,
  });
  const secret = (name: keyof PasswordValues) => ({
    ...form.text(name),
    showLabel: p('form.showPassword'),
    hideLabel: p('form.hidePassword'),
  });

  return (
    <form {...form.formProps} id={id} className="shell-form">
      {/* Password managers want to know whose password it is. */}
      <input name="username" autoComplete="username" defaultValue={account.email} hidden />
      {hasOne ? (
        <div>
          <PasswordField
            {...secret('current_password')}
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
        {...secret('password')}
        label={t('new')}
        help={t('newHelp')}
        autoComplete="new-password"
        required
        autoFocus={!hasOne}
      />
      <PasswordField
        {...secret('again')}
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
        <ErrorBanner error={unproven ? null : form.failure} general={form.general} />
      )}
    </form>
  );
}

/** The way for those who cannot give the current password: a code by mail sets a new one (readings, 'resetpassword'). */
function CodeByMail({ label, onLeave }: { label: string; onLeave: () => void }) {
  return (
    <Anchor className="shell-code-link" href={routes.resetPassword.href()} onClick={onLeave}>
      {label}
    </Anchor>
  );
}

/** What the form holds, by the wire's names; nothing of it is ever kept anywhere else. */
interface PasswordValues {
  readonly current_password: string;
  readonly password: string;
  /** The new one once more. */
  readonly again: string;
}

/** What is wrong before anybody asks the server: the rules of section 5, and a current password that is missing. */
function passwordErrors(
  { current_password, password, again }: PasswordValues,
  currentMissing: string | undefined,
  message: ReturnType<typeof useMessages>,
): FieldErrors<keyof PasswordValues> {
  return {
    current_password: current_password === '' ? currentMissing : undefined,
    password: NewPassword.safeParse(password).success ? undefined : message('password.tooShort'),
    again: password === again ? undefined : message('password.mismatch'),
  };
}

/** True when the server wants the current password, or a younger sign-in in its place. */
function wantsProof(error: Error | null): boolean {
  return error instanceof ApiError && PROOF.has(error.code);
}

const PROOF: ReadonlySet<string> = new Set(['password.currentWrong', 'auth.signInAgain']);
