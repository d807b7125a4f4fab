import { useBack } from 'shared-contracts/behaviour/use-back';
import { useViewStart } from 'shared-contracts/behaviour/use-view-start';
import { confirmEmail, type SessionReply } from 'shared-contracts/calls/auth';
import type { CallReply } from 'shared-contracts/calls/call';
import { viewProfile } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import { fromPid } from 'shared-contracts/domain/pid';
import type { Gender } from 'shared-contracts/domain/profile';
import { useHost, useSession, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { WANTED_INTEREST } from 'shared-contracts/platform/wanted-interest';
import { useMutation, useQueryClient } from 'shared-contracts/query';
import { Navigate, useLocation, useNavigate } from 'shared-contracts/router';
import {
  Anchor,
  BackButton,
  Banner,
  Button,
  ButtonLink,
  Page,
  PageHeader,
  Stack,
} from 'shared-contracts/ui/core';
import { cameByJoinNow } from '../../host/join-now.ts';
import { signupTexts } from '../../locales/en/signup.ts';
import { CheckMail } from '../forms/check-mail.tsx';
import '../forms/forms.css';
import { forgetKeptInTab } from '../forms/kept-in-tab.ts';
import { sessionIn } from '../forms/session-in.ts';
import { SixDigitsForm } from '../forms/six-digits-form.tsx';
import { NEW_MEMBER_HREF, useJoining } from '../forms/use-joining.ts';
import { confirmedState } from '../login/confirmed.tsx';
import { mailProvider } from './mail-provider.ts';
import { SendAgain, SendAgainTo } from './send-again.tsx';
import { SignupForm } from './signup-form.tsx';
import { whomIn, whoseFacts, type Whom } from './signup-values.ts';
import { useSignup } from './use-signup.ts';
import { WhomStep } from './whom-step.tsx';

/**
 * Sign-up in two steps, for whom and their facts; the same answer for a known and an unknown address: 'check your mail'.
 * A visitor who pressed Send Interest goes on to its confirmation.
 */
export function SignupPage() {
  const t = useTexts(signupTexts);
  const phrase = useTexts(phrases);
  const { config } = useHost();
  const navigate = useNavigate();
  const { isNew, join: enter } = useJoining();
  const { search, state } = useLocation();
  const query = new URLSearchParams(search);
  const whom = whomIn(query);
  const wanted = useWantedPerson(query);
  const { form, join, again, email, kept, back, isKept } = useSignup(whom);
  useViewStart(email !== null ? 'sent' : whom === null ? 'whom' : 'form');
  const firstStep = routes.signup.href(withoutWhom(query));
  const goBack = useBack(firstStep, { replace: true });
  if (useSession() !== null) {
    if (wanted !== null) return <Navigate replace to={wanted.href} state={WANTED_INTEREST} />;
    return <Navigate replace to={isNew ? NEW_MEMBER_HREF : routes.profiles.href()} />;
  }
  if (email !== null) {
    const provider = mailProvider(email);
    return (
      <CheckMail
        action={
          <div className="shell-confirm">
            <ConfirmCodeForm email={email} onEntered={enter} />
            <div className="shell-confirm__ways">
              {provider !== null && (
                <ButtonLink block href={provider.href} target="_blank" rel="noopener">
                  {t('done.open', { provider: provider.name })}
                </ButtonLink>
              )}
              {join.isSuccess ? (
                <SendAgain first={join} again={again} />
              ) : (
                kept !== null && <SendAgainTo {...kept} />
              )}
              <Button block variant="quiet" onClick={back}>
                {t('done.back')}
              </Button>
            </div>
          </div>
        }
      >
        <p>{t('done.text', { email })}</p>
      </CheckMail>
    );
  }
  const choose = (chosen: Whom) => {
    const next = { ...Object.fromEntries(query), for: chosen.madeFor, gender: chosen.gender };
    // An interest goes from a bride to a groom, or the other way round.
    const isFor = wanted === null || wanted.gender !== chosen.gender;
    const { interest: _dropped, ...rest } = next as Record<string, string>;
    void navigate(routes.signup.href(isFor ? next : rest), { state });
  };
  return (
    <Page width="form">
      {whom === null ? (
        <PageHeader
          title={t('signup.title', { product: config.productName })}
          text={t('signup.text')}
        />
      ) : (
        <PageHeader
          back={<BackButton label={phrase('action.back')} href={firstStep} onBack={goBack} />}
          title={t(`facts.title.${whoseFacts(whom)}`)}
          text={t('facts.for', {
            whom: t(`madeFor.${whom.madeFor}`),
            gender: t(`gender.${whom.gender}`),
          })}
        />
      )}
      <Stack>
        {wanted !== null ? (
          <Banner>
            {wanted.name === null
              ? t('signup.interest')
              : t('signup.interestIn', { name: wanted.name })}
          </Banner>
        ) : (
          whom === null && cameByJoinNow(state) && <Banner>{t('signup.joinNow')}</Banner>
        )}
        {whom === null ? (
          <WhomStep first={wanted?.gender === 'female' ? 'male' : 'female'} onChoose={choose} />
        ) : (
          <>
            {isKept && <Banner role="status">{t('signup.kept')}</Banner>}
            <SignupForm form={form} whom={whom} />
          </>
        )}
      </Stack>
      <p className="shell-below">
        <span>{t('signup.member')}</span>
        <Anchor href={routes.login.href(wanted === null ? undefined : { return: wanted.href })}>
          {t('signup.login')}
        </Anchor>
      </p>
    </Page>
  );
}

function withoutWhom(query: URLSearchParams): Record<string, string> {
  const { for: _for, gender: _gender, ...rest } = Object.fromEntries(query);
  return rest;
}

/** The person to whom a visitor wanted to send an interest. */
interface WantedPerson {
  /** Of the profile. */
  readonly href: string;
  /** What the visitor has seen of them; null after a reload. */
  readonly name: string | null;
  readonly gender: Gender | null;
}

/** Whom `?interest={pid}` names, with what this page still knows of them: a visitor's budget pays for no second look. */
function useWantedPerson(query: URLSearchParams): WantedPerson | null {
  const cache = useQueryClient();
  const id = fromPid(query.get('interest') ?? '');
  if (id === null) return null;
  const key = keyOf(viewProfile, { query: { id } });
  const seen = cache.getQueryData<CallReply<typeof viewProfile>>(key)?.data;
  return {
    href: routes.profile.href({ userId: id }),
    name: seen?.name ?? null,
    gender: seen?.gender ?? null,
  };
}

interface Props {
  readonly email: string;
  readonly onEntered: (session: SessionReply) => void;
}

/** Takes the code of the sign-up mail on the device that signed up, whatever device the mail is read on. */
function ConfirmCodeForm({ email, onEntered }: Props) {
  const t = useTexts(signupTexts);
  const { send } = useHost();
  const navigate = useNavigate();
  const confirm = useMutation({
    mutationFn: (code: string) => send(confirmEmail, { body: { email, code } }),
    onSuccess: ({ data }) => {
      const entered = sessionIn(data);
      if (typeof entered === 'object') return onEntered(entered);
      forgetKeptInTab();
      void navigate(routes.login.href(), { state: confirmedState(entered) });
    },
  });
  return (
    <SixDigitsForm
      request={confirm}
      label={t('code.label')}
      help={t('code.help')}
      atOnce
      wrong={t('code.wrong')}
      refusal="auth.codeWrong"
      submit={t('code.submit')}
      onCode={confirm.mutate}
    />
  );
}
