import { useEffect } from 'react';
import { useSession, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useLocation } from 'shared-contracts/router';
import { ButtonLink, EmptyState, Page, Spinner, WelcomeDrawing } from 'shared-contracts/ui/core';
import { useAppServices } from '../app-services-context.tsx';
import { pageTexts } from '../locales/en/pages.ts';
import { finishWork, hasWorkLeft } from '../session/finish-work.ts';
import type { EndReason } from '../session/page-session.ts';
import { endedEverywhere, signOutEverywhereHere, signOutHere } from '../session/sign-out.ts';
import { isEmail } from './forms/email-rule.ts';

/** Clears the session; also where a member lands after a payment (`?reason=paid`) or a deletion (section 2). */
export function LogoutPage() {
  const t = useTexts(pageTexts);
  const services = useAppServices();
  const { search, state } = useLocation();
  const reason = endReason(search);
  // A plan that was paid for by e-mail (mf-billing) names the address that claims it.
  const address = new URLSearchParams(search).get('email') ?? '';
  const paidFor = reason === 'paid' && isEmail(address) ? address : null;
  const everywhere = endedEverywhere(state);
  const isSignedIn = useSession() !== null;
  useEffect(() => {
    if (everywhere) return signOutEverywhereHere(services);
    if (reason !== 'paid' || !hasWorkLeft(services)) return signOutHere(services, reason);
    let isLeft = false;
    // After a payment there is no question, and nothing is lost.
    void finishWork(services).then(() => {
      if (!isLeft) signOutHere(services, reason);
    });
    return () => void (isLeft = true);
  }, [services, reason, everywhere]);
  if (isSignedIn) return reason === 'paid' && hasWorkLeft(services) ? <Finishing /> : null;
  return (
    <Page>
      <EmptyState
        title={t('logout.title')}
        level={1}
        drawing={<WelcomeDrawing />}
        action={
          <>
            <ButtonLink variant="primary" href={routes.login.href()}>
              {t('logout.login')}
            </ButtonLink>
            {paidFor === null ? (
              <ButtonLink href={routes.profiles.href()}>{t('logout.browse')}</ButtonLink>
            ) : (
              <ButtonLink href={routes.signup.href({ email: paidFor })}>
                {t('logout.signup')}
              </ButtonLink>
            )}
          </>
        }
      >
        {paidFor === null
          ? t(reason === 'paid' ? 'logout.paid' : 'logout.text')
          : t('logout.paidFor', { email: paidFor })}
      </EmptyState>
    </Page>
  );
}

/** Shown while messages that were not sent yet are, or are kept; seconds on a good line. */
function Finishing() {
  const t = useTexts(pageTexts);
  return (
    <Page>
      <div role="status">
        <EmptyState
          title={t('logout.finishing')}
          level={1}
          drawing={<Spinner label={t('logout.finishing')} />}
        >
          {t('logout.finishingText')}
        </EmptyState>
      </div>
    </Page>
  );
}

function endReason(search: string): EndReason {
  const reason = new URLSearchParams(search).get('reason');
  return reason === 'paid' || reason === 'deleted' ? reason : 'asked';
}
