import { useEffect, useState } from 'react';
import { useViewStart } from 'shared-contracts/behaviour/use-view-start';
import type { SessionReply } from 'shared-contracts/calls/auth';
import { useSession, useTexts } from 'shared-contracts/host';
import { pageNames } from 'shared-contracts/locales/en/pages';
import { matchRoute, routes } from 'shared-contracts/platform/routes';
import { Navigate, useLocation, useNavigate } from 'shared-contracts/router';
import { Anchor, Banner, Page, PageHeader, Stack } from 'shared-contracts/ui/core';
import { loginTexts } from '../../locales/en/login.ts';
import { returnAddress } from '../../navigation/return-address.ts';
import '../forms/forms.css';
import { forgetKeptInTab } from '../forms/kept-in-tab.ts';
import { NEW_MEMBER_HREF, useJoining } from '../forms/use-joining.ts';
import { ConfirmEmailPage } from './confirm-email-page.tsx';
import {
  cameConfirmed,
  CONFIRM,
  Confirmed,
  confirmedState,
  type HowConfirmed,
} from './confirmed.tsx';
import { LoginForm } from './login-form.tsx';

/** Sign-in; a member who is signed in already, here or in another tab, goes on to the wanted page. */
export function LoginPage() {
  const t = useTexts(loginTexts);
  const { pathname, search, state } = useLocation();
  const back = returnAddress(search);
  const [token, setToken] = useConfirmationLink();
  const navigate = useNavigate();
  const [confirmed, setConfirmed] = useState(cameConfirmed(state));
  const isSignedIn = useSession() !== null;
  const { isNew, join } = useJoining();
  useViewStart(token === null ? 'sign in' : 'confirm');
  if (isNew && isSignedIn) return <Navigate replace to={NEW_MEMBER_HREF} />;
  if (token !== null) {
    const onDone = (entered: SessionReply | HowConfirmed) => {
      if (typeof entered === 'object') return join(entered);
      setToken(null);
      // Nothing is left to do for members who open their link again.
      if (isSignedIn && entered === 'before') return;
      forgetKeptInTab();
      setConfirmed(entered);
      // For a reload.
      void navigate(pathname + search, { replace: true, state: confirmedState(entered) });
    };
    return <ConfirmEmailPage token={token} onDone={onDone} />;
  }
  if (isSignedIn && confirmed === null) return <Navigate replace to={back} />;
  return (
    <Page width="form">
      <PageHeader title={t('login.title')} />
      <Stack>
        {confirmed !== null && <Confirmed how={confirmed} />}
        <WhyHere back={back} />
        <LoginForm first={confirmed === 'now' ? 'nothing' : 'password'}>
          <p className="shell-below">
            <span>{t('login.new')}</span>
            <Anchor href={routes.signup.href()}>{t('login.signup')}</Anchor>
          </p>
        </LoginForm>
      </Stack>
    </Page>
  );
}

/** The token of a confirmation link, which leaves the address at once: a secret has no place in the history. */
function useConfirmationLink() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const linked = new URLSearchParams(search).get(CONFIRM);
  const [token, setToken] = useState(linked);
  useEffect(() => {
    if (linked === null) return;
    setToken(linked);
    const rest = new URLSearchParams(search);
    rest.delete(CONFIRM);
    void navigate({ pathname, search: rest.toString() }, { replace: true });
  }, [linked, navigate, pathname, search]);
  return [token, setToken] as const;
}

/** Tells those who were sent here by a member's page that they will be back there. */
function WhyHere({ back }: { back: string }) {
  const t = useTexts(loginTexts);
  const pageName = useTexts(pageNames);
  const route = matchRoute(new URL(back, 'https://site.invalid').pathname)?.route;
  if (route === undefined || route.access === 'public') return null;
  return <Banner>{t('login.back', { page: pageName(route.name) })}</Banner>;
}
