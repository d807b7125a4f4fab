import { useEffect, useState } from 'react';
import { signUp } from 'shared-contracts/calls/auth';
import { useForm } from 'shared-contracts/forms/use-form';
import { useHost, useMessages, useSession, useTexts } from 'shared-contracts/host';
import { useMutation } from 'shared-contracts/query';
import { useAppServices } from '../../app-services-context.tsx';
import { pageTexts } from '../texts.ts';
import { forgetSignUp, keepSignUp, keptSignUp } from './kept-sign-up.ts';
import { signupErrors } from './signup-rules.ts';
import { signupTexts } from './signup-texts.ts';
import { emptySignup, newMemberOf, type SignupValues } from './signup-values.ts';

/** The sign-up form and its call: what was typed stays until the page is left, whatever the server says. */
export function useSignup() {
  const { send } = useHost();
  const { now } = useAppServices();
  const texts = { t: useTexts(signupTexts), p: useTexts(pageTexts), message: useMessages() };
  const earlier = useEarlierSignUp(now);
  const ask = {
    mutationFn: (values: SignupValues) => send(signUp, { body: { user: newMemberOf(values) } }),
    onSuccess: (_: unknown, { email }: SignupValues) => keepSignUp(email.trim(), now()),
  };
  const join = useMutation(ask);
  const again = useMutation(ask);
  const form = useForm({
    start: emptySignup,
    check: (values) => signupErrors(values, new Date(now()), texts),
    request: join,
    onSubmit: join.mutate,
  });
  const back = () => {
    again.reset();
    join.reset();
    earlier.forget();
  };
  /** Where the mail went; null before. */
  const email = join.isSuccess ? join.variables.email.trim() : (earlier.kept?.email ?? null);
  return { form, join, again, email, kept: earlier.kept, back };
}

export type SignupForm = ReturnType<typeof useSignup>['form'];

/** The sign-up that this tab made before it was loaded anew; gone with the first session. */
function useEarlierSignUp(now: () => number) {
  const [kept, setKept] = useState(() => keptSignUp(now()));
  const isSignedIn = useSession() !== null;
  useEffect(() => {
    if (isSignedIn) forgetSignUp();
  }, [isSignedIn]);
  const forget = () => {
    forgetSignUp();
    setKept(null);
  };
  return { kept, forget };
}
