import { useSession, useTexts } from 'shared-contracts/host';
import { pageNames } from 'shared-contracts/page-names';
import { Navigate, useLocation } from 'shared-contracts/router';
import { matchRoute, routes } from 'shared-contracts/routes';
import { Anchor, Banner, Page, PageHeader, Stack } from 'shared-contracts/ui/core';
import { returnAddress } from '../../navigation/return-address.ts';
import '../forms/forms.css';
import { CONFIRM, EmailConfirmation } from './email-confirmation.tsx';
import { LoginForm } from './login-form.tsx';
import { loginTexts } from './login-texts.ts';

/** Sign-in; whoever is signed in already, here or in another tab, goes on to where they wanted to be. */
export function LoginPage() {
  const t = useTexts(loginTexts);
  const { search } = useLocation();
  const back = returnAddress(search);
  const isConfirming = new URLSearchParams(search).has(CONFIRM);
  if (useSession() !== null && !isConfirming) return <Navigate replace to={back} />;
  return (
    <Page width="form">
      <PageHeader title={t('login.title')} />
      <Stack>
        <EmailConfirmation />
        <WhyHere back={back} />
        <LoginForm>
          <p className="shell-below">
            <span>{t('login.new')}</span>
            <Anchor href={routes.signup.href()}>{t('login.signup')}</Anchor>
            <Anchor href={routes.resetPassword.href()}>{t('login.forgot')}</Anchor>
          </p>
        </LoginForm>
      </Stack>
    </Page>
  );
}

/** Tells those who were sent here by a member's page that they will be back there. */
function WhyHere({ back }: { back: string }) {
  const t = useTexts(loginTexts);
  const pageName = useTexts(pageNames);
  const route = matchRoute(new URL(back, 'https://site.invalid').pathname)?.route;
  if (route === undefined || route.access === 'public') return null;
  return <Banner>{t('login.back', { page: pageName(route.name) })}</Banner>;
}
