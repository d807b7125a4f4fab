import { signUp } from 'shared-contracts/calls/auth';
import { useForm } from 'shared-contracts/forms/use-form';
import { useHost, useMessages, useTexts } from 'shared-contracts/host';
import { useMutation } from 'shared-contracts/query';
import { useAppServices } from '../../app-services-context.tsx';
import { pageTexts } from '../texts.ts';
import { signupErrors } from './signup-rules.ts';
import { signupTexts } from './signup-texts.ts';
import { emptySignup, newMemberOf, type SignupValues } from './signup-values.ts';

/** The sign-up form and its call: what was typed stays until the page is left, whatever the server says. */
export function useSignup() {
  const { send } = useHost();
  const { now } = useAppServices();
  const texts = { t: useTexts(signupTexts), p: useTexts(pageTexts), message: useMessages() };
  const ask = {
    mutationFn: (values: SignupValues) => send(signUp, { body: { user: newMemberOf(values) } }),
  };
  const join = useMutation(ask);
  const again = useMutation(ask);
  const form = useForm({
    start: emptySignup,
    check: (values) => signupErrors(values, new Date(now()), texts),
    request: join,
    onSubmit: join.mutate,
  });
  return { form, join, again };
}

export type SignupForm = ReturnType<typeof useSignup>['form'];
