import { useViewStart } from 'shared-contracts/behaviour/use-view-start';
import { confirmEmail, type SessionReply } from 'shared-contracts/calls/auth';
import { useHost, useSession, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useMutation } from 'shared-contracts/query';
import { Navigate, useLocation, useNavigate } from 'shared-contracts/router';
import {
  Anchor,
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
import { useSignup } from './use-signup.ts';

/** Sign-up; the same answer for a known and an unknown address: 'check your mail'. */
export function SignupPage() {
  const t = useTexts(signupTexts);
  const { config } = useHost();
  const { isNew, join: enter } = useJoining();
  const { form, join, again, email, kept, back, isKept } = useSignup();
  useViewStart(email === null ? 'form' : 'sent');
  const { state } = useLocation() as { state: unknown };
  if (useSession() !== null) {
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
  return (
    <Page width="form">
      <PageHeader
        title={t('signup.title', { product: config.productName })}
        text={t('signup.text')}
      />
      <Stack>
        {cameByJoinNow(state) && <Banner>{t('signup.joinNow')}</Banner>}
        {isKept && <Banner role="status">{t('signup.kept')}</Banner>}
        <SignupForm form={form} />
      </Stack>
      <p className="shell-below">
        <span>{t('signup.member')}</span>
        <Anchor href={routes.login.href()}>{t('signup.login')}</Anchor>
      </p>
    </Page>
  );
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
      wrong={t('code.wrong')}
      refusal="auth.codeWrong"
      submit={t('code.submit')}
      onCode={confirm.mutate}
    />
  );
}
