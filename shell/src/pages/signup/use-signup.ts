import { useState } from 'react';
import { signUp } from 'shared-contracts/calls/auth';
import { useHost } from 'shared-contracts/host';
import { useMutation } from 'shared-contracts/query';
import { useAppServices } from '../../app-services-context.tsx';
import { serverWords } from '../forms/server-words.ts';
import { signupWords, type SignupField, type SignupWords } from './signup-rules.ts';
import { emptySignup, newMemberOf, type SignupValues } from './signup-values.ts';

/** State of the sign-up form: what was typed stays until the page is left, whatever the server says. */
export function useSignup() {
  const { send } = useHost();
  const { now } = useAppServices();
  const [values, setValues] = useState(emptySignup);
  const [tried, setTried] = useState(false);
  /** Fields changed since the server spoke: its words about them are out of date. */
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set());
  const join = useMutation({
    mutationFn: (sent: SignupValues) => send(signUp, { body: { user: newMemberOf(sent) } }),
  });

  const own = signupWords(values, new Date(now()));
  const theirs = Object.entries(serverWords(join.error)).filter(([field]) => !mended.has(field));
  const words: SignupWords = tried ? { ...Object.fromEntries(theirs), ...own } : {};

  return {
    values,
    words: words as Readonly<Partial<Record<SignupField, string>>>,
    join,
    change(change: Partial<SignupValues>, field: SignupField) {
      setValues((before) => ({ ...before, ...change }));
      setMended((before) => new Set([...before, field]));
    },
    /** Sends the form when nothing is wrong with it; says whether it did. */
    submit(): boolean {
      setTried(true);
      if (Object.keys(own).length > 0) return false;
      setMended(new Set());
      join.mutate(values);
      return true;
    },
  };
}

export type Signup = ReturnType<typeof useSignup>;
