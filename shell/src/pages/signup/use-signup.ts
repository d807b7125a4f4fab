import { useEffect, useMemo, useState } from 'react';
import { signUp } from 'shared-contracts/calls/auth';
import type { FormDraft } from 'shared-contracts/forms/drafts/use-form-draft';
import { useForm } from 'shared-contracts/forms/use-form';
import { useHost, useSession, useTexts } from 'shared-contracts/host';
import { useMutation } from 'shared-contracts/query';
import { useLocation } from 'shared-contracts/router';
import { useAppServices } from '../../app-services-context.tsx';
import { pageTexts } from '../../locales/en/pages.ts';
import { signupTexts } from '../../locales/en/signup.ts';
import { forgetKeptInTab, keptSignUp, keptSignUpForm } from '../forms/kept-in-tab.ts';
import { fieldOf, signupErrors } from './signup-rules.ts';
import {
  emptySignup,
  newMemberOf,
  readSignup,
  type SignupValues,
  type Whom,
} from './signup-values.ts';

/** Both steps of the sign-up, as they are sent. */
interface Applicant extends SignupValues {
  readonly whom: Whom;
}

/** The sign-up form and its call: what was typed stays until the tab is closed. `whom` is null on the first step. */
export function useSignup(whom: Whom | null) {
  const { send } = useHost();
  const { now } = useAppServices();
  const { search } = useLocation();
  const texts = { t: useTexts(signupTexts), p: useTexts(pageTexts) };
  const earlier = useEarlierSignUp(now);
  const ask = {
    mutationFn: ({ whom: chosen, ...values }: Applicant) =>
      send(signUp, { body: { user: newMemberOf(chosen, values) } }),
    onSuccess: (_: unknown, { email }: Applicant) => keptSignUp.keep(email.trim(), now()),
  };
  const join = useMutation(ask);
  const again = useMutation(ask);
  const draft = useKeptForm(now);
  // Mails link here with the address that they were sent to.
  const linked = new URLSearchParams(search).get('email') ?? '';
  const form = useForm({
    start: { ...emptySignup, email: linked },
    check: (values) => (whom === null ? {} : signupErrors(whom, values, new Date(now()), texts)),
    request: join,
    fieldAt: (path) => fieldOf(path.split('.').at(-1) ?? ''),
    onSubmit(values) {
      if (whom !== null) join.mutate({ ...values, whom });
    },
    draft,
  });
  const back = () => {
    again.reset();
    join.reset();
    earlier.forget();
  };
  /** Where the mail went; null before. */
  const email = join.isSuccess ? join.variables.email.trim() : (earlier.kept?.text ?? null);
  return { form, join, again, email, kept: earlier.kept, back, isKept: draft.earlier !== null };
}

export type SignupForm = ReturnType<typeof useSignup>['form'];

/** The sign-up that this tab made before it was reloaded; gone with the first session. */
function useEarlierSignUp(now: () => number) {
  const [kept, setKept] = useState(() => keptSignUp.read(now()));
  const isSignedIn = useSession() !== null;
  useEffect(() => {
    if (isSignedIn) forgetKeptInTab();
  }, [isSignedIn]);
  const forget = () => {
    keptSignUp.forget();
    setKept(null);
  };
  return { kept, forget };
}

/** What this tab wrote into the form before it was reloaded. */
function useKeptForm(now: () => number): FormDraft<SignupValues> {
  return useMemo(() => {
    const kept = keptSignUpForm.read(now());
    const content = kept === null ? null : readSignup(kept.text);
    return {
      earlier: content && { content, from: new Date(kept?.at ?? 0).toISOString() },
      keep(values) {
        if (values === null) keptSignUpForm.forget();
        else keptSignUpForm.keep(JSON.stringify(values), now());
      },
      forget: keptSignUpForm.forget,
    };
  }, [now]);
}
