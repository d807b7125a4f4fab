import { useState } from 'react';
import { isApiError } from 'shared-contracts/calls/client';
import { maxLengthOf } from 'shared-contracts/calls/max-length';
import { beginStaffFactor } from 'shared-contracts/calls/staff-factor';
import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useForm } from 'shared-contracts/forms/use-form';
import { useHost, useTexts } from 'shared-contracts/host';
import { useMutation } from 'shared-contracts/query';
import { Button, PasswordField, TextField } from 'shared-contracts/ui/core';
import { factorTexts } from '../../locales/en/desk.ts';
import { pageTexts } from '../../locales/en/pages.ts';

/** What an authenticator app needs. */
export interface BegunFactor {
  readonly secret: string;
  readonly uri: string;
}

type Field = 'current_password' | 'enrolment_code';

interface Props {
  /** Whether the server asks for the code that is made on it. */
  readonly withCode: boolean;
  readonly onBegun: (begun: BegunFactor) => void;
}

/** Refusals after which the password is needed. */
const UNPROVEN: readonly string[] = ['auth.signInAgain', 'password.currentWrong'];

/** Begins, with the code of the server where one is needed, and the password where the sign-in is not fresh. */
export function BeginFactor({ withCode, onBegun }: Props) {
  const t = useTexts(factorTexts);
  const p = useTexts(pageTexts);
  const { send } = useHost();
  // It stays when the code is refused next.
  const [isPasswordNeeded, setPasswordNeeded] = useState(false);
  const begin = useMutation({
    mutationFn: ({ current_password, enrolment_code }: Record<Field, string>) =>
      send(beginStaffFactor, {
        body: {
          ...(current_password === '' ? {} : { current_password }),
          ...(enrolment_code === '' ? {} : { enrolment_code }),
        },
      }),
    onSuccess: ({ data }) => onBegun(data),
    onError: (error) => {
      if (isApiError(error) && UNPROVEN.includes(error.code)) setPasswordNeeded(true);
    },
  });
  const form = useForm({
    start: { current_password: '', enrolment_code: '' },
    fields: [
      ...(withCode ? (['enrolment_code'] as const) : []),
      ...(isPasswordNeeded ? (['current_password'] as const) : []),
    ],
    check: ({ current_password: password, enrolment_code: code }) => ({
      enrolment_code: withCode && code.trim() === '' ? t('enrolmentMissing') : undefined,
      current_password: isPasswordNeeded && password === '' ? t('passwordMissing') : undefined,
    }),
    request: begin,
    fieldOfCode: {
      'factor.enrolmentCodeWrong': 'enrolment_code',
      'password.currentWrong': 'current_password',
      'auth.signInAgain': 'current_password',
    },
    onSubmit: (typed) => begin.mutate({ ...typed, enrolment_code: typed.enrolment_code.trim() }),
  });
  return (
    <form {...form.formProps} className="shell-form">
      {withCode && (
        <TextField
          {...form.text('enrolment_code')}
          label={t('enrolment')}
          help={t('enrolmentHelp')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={maxLengthOf(beginStaffFactor.body.shape.enrolment_code)}
          required
        />
      )}
      {isPasswordNeeded && (
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
