import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useForm } from 'shared-contracts/forms/use-form';
import { useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { Button, ButtonLink, PasswordField } from 'shared-contracts/ui/core';
import { settingsTexts } from '../settings/settings-texts.ts';
import { pageTexts } from '../texts.ts';
import type { useExport } from './use-export.ts';

interface Props {
  /** What has to be given beside the wish: nothing just after signing in. */
  readonly proof: 'none' | 'password' | 'signIn';
  readonly label: string;
  readonly ask: ReturnType<typeof useExport>['ask'];
}

/** Asks for a copy, with the password where the sign-in is not fresh. */
export function AskExport({ proof, label, ask }: Props) {
  const t = useTexts(settingsTexts);
  const p = useTexts(pageTexts);
  const form = useForm({
    start: { current_password: '' },
    check: ({ current_password: typed }) => ({
      current_password:
        proof === 'password' && typed === '' ? p('form.passwordMissing') : undefined,
    }),
    request: ask,
    fieldOfCode: { 'password.currentWrong': 'current_password' },
    onSubmit: ({ current_password: typed }) => ask.mutate(proof === 'password' ? typed : null),
  });
  if (proof === 'signIn')
    return (
      <>
        <p>{t('export.signIn')}</p>
        <div className="shell-ways">
          <ButtonLink href={routes.logout.href()}>{t('export.signInAction')}</ButtonLink>
        </div>
      </>
    );
  return (
    <form {...form.formProps} className="shell-form">
      {proof === 'password' && (
        <PasswordField
          {...form.text('current_password')}
          label={t('export.password')}
          help={t('export.passwordHelp')}
          autoComplete="current-password"
          showLabel={p('form.showPassword')}
          hideLabel={p('form.hidePassword')}
          required
        />
      )}
      <ErrorBanner error={form.failure} general={form.general} />
      <div className="shell-ways">
        <Button type="submit" loading={ask.isPending}>
          {label}
        </Button>
      </div>
    </form>
  );
}
