import { confirmEmail, type SessionReply } from 'shared-contracts/calls/auth';
import { useHost, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useMutation } from 'shared-contracts/query';
import { useNavigate } from 'shared-contracts/router';
import { signupTexts } from '../../locales/en/signup.ts';
import { forgetKeptInTab } from '../forms/kept-in-tab.ts';
import { sessionIn } from '../forms/session-in.ts';
import { SixDigitsForm } from '../forms/six-digits-form.tsx';
import { confirmedState } from '../login/confirmed.tsx';

interface Props {
  readonly email: string;
  readonly onEntered: (session: SessionReply) => void;
}

/** Takes the code of the sign-up mail on the device that signed up, whatever device the mail is read on. */
export function ConfirmCodeForm({ email, onEntered }: Props) {
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
