import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useForm } from 'shared-contracts/forms/use-form';
import { useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { Button, ButtonLink, PasswordField } from 'shared-contracts/ui/core';
import { pageTexts } from '../../locales/en/pages.ts';

interface Props {
  /** The caller's account, as far as it tells what has to be given beside the wish. */
  readonly account: { readonly has_password: boolean; readonly recently_signed_in: boolean };
  /** The proof that is needed. */
  readonly request: { readonly error: unknown; readonly isPending: boolean };
  /** Of the button. */
  readonly label: string;
  /** Why the password is needed. */
  readonly help: string;
  /** As `help`, where one has to sign in again for lack of a password. */
  readonly signIn: string;
  /** Of what cannot be undone. */
  readonly danger?: boolean;
  /** Asks, with the password where one was needed. */
  readonly onAsk: (password: string | null) => void;
}

/** Asks for what the owner of the account alone may have: with the password, or just after signing in. */
export function OwnerForm({ account, request, label, help, signIn, danger, onAsk }: Props) {
  const t = useTexts(pageTexts);
  const isFresh = account.recently_signed_in;
  const needsPassword = !isFresh && account.has_password;
  const form = useForm({
    start: { current_password: '' },
    check: ({ current_password: typed }) => ({
      current_password: needsPassword && typed === '' ? t('form.passwordMissing') : undefined,
    }),
    request,
    fieldOfCode: { 'password.currentWrong': 'current_password' },
    onSubmit: ({ current_password: typed }) => onAsk(needsPassword ? typed : null),
  });
  if (!isFresh && !needsPassword)
    return (
      <>
        <p>{signIn}</p>
        <div className="shell-ways">
          <ButtonLink href={routes.logout.href()}>{t('logout.login')}</ButtonLink>
        </div>
      </>
    );
  return (
    <form {...form.formProps} className="shell-form">
      {needsPassword && (
        <PasswordField
          {...form.text('current_password')}
          label={t('form.ownPassword')}
          help={help}
          autoComplete="current-password"
          showLabel={t('form.showPassword')}
          hideLabel={t('form.hidePassword')}
          required
        />
      )}
      <ErrorBanner error={form.failure} general={form.general} />
      <div className="shell-ways">
        <Button
          type="submit"
          variant={danger === true ? 'danger' : undefined}
          loading={request.isPending}
        >
          {label}
        </Button>
      </div>
    </form>
  );
}
