import { isApiError } from 'shared-contracts/calls/client';
import { beginStaffFactor } from 'shared-contracts/calls/staff-factor';
import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useForm } from 'shared-contracts/forms/use-form';
import { useHost, useTexts } from 'shared-contracts/host';
import { useMutation } from 'shared-contracts/query';
import { Button, PasswordField } from 'shared-contracts/ui/core';
import { pageTexts } from '../texts.ts';
import { factorTexts } from './factor-texts.ts';

/** What an authenticator app is told. */
export interface BegunFactor {
  readonly secret: string;
  readonly uri: string;
}

/** Begins, with the password where the sign-in is not fresh. */
export function BeginFactor({ onBegun }: { onBegun: (begun: BegunFactor) => void }) {
  const t = useTexts(factorTexts);
  const p = useTexts(pageTexts);
  const { send } = useHost();
  const begin = useMutation({
    mutationFn: (current_password: string) =>
      send(beginStaffFactor, { body: current_password === '' ? {} : { current_password } }),
    onSuccess: ({ data }) => onBegun(data),
  });
  const isAsked = isApiError(begin.error) && begin.error.status === 403;
  const form = useForm({
    start: { current_password: '' },
    fields: isAsked ? ['current_password'] : [],
    check: ({ current_password: typed }) => ({
      current_password: isAsked && typed === '' ? t('passwordMissing') : undefined,
    }),
    request: begin,
    fieldOfCode: {
      'password.currentWrong': 'current_password',
      'auth.signInAgain': 'current_password',
    },
    onSubmit: ({ current_password: typed }) => begin.mutate(typed),
  });
  return (
    <form {...form.formProps} className="shell-form">
      {isAsked && (
        <PasswordField
          {...form.text('current_password')}
          label={t('password')}
          help={t('passwordHelp')}
          autoComplete="current-password"
          showLabel={p('form.showPassword')}
          hideLabel={p('form.hidePassword')}
          required
        />
      )}
      <ErrorBanner error={form.failure} general={form.general} />
      <div className="shell-ways">
        <Button type="submit" variant="primary" loading={begin.isPending}>
          {t('begin')}
        </Button>
      </div>
    </form>
  );
}
