import { useState } from 'react';
import { confirmPhone, sendPhoneCode, stopPhoneCodes } from 'shared-contracts/calls/account';
import { getAccount } from 'shared-contracts/calls/auth';
import { isApiError } from 'shared-contracts/calls/client';
import { keyOf } from 'shared-contracts/calls/query';
import { useHost } from 'shared-contracts/host';
import { useMutation, useQueryClient } from 'shared-contracts/query';

interface Standing {
  /** ISO 8601; null before. */
  readonly confirmed_at: string | null;
  /** Until when the last code is good; null where none waits. */
  readonly code_until: string | null;
}

/**
 * Confirming one's number (`phone`, as it is shown): a code is requested, then typed, also one that was sent before a
 * reload.
 */
export function usePhoneCode(phone: string, { confirmed_at, code_until }: Standing) {
  const { send } = useHost();
  const cache = useQueryClient();
  const [isAgain, setAgain] = useState(false);
  // After a failure too: a reply may be lost, the sign-in grown old, the number another one.
  const onSettled = () => cache.invalidateQueries({ queryKey: keyOf(getAccount) });
  const ask = useMutation({
    mutationFn: (current_password: string | null) =>
      send(sendPhoneCode, {
        body: { phone, ...(current_password !== null && { current_password }) },
      }),
    // What was sent before is still good where another one is refused.
    onSuccess: () => setAgain(false),
    onError: (error) => setAgain(isApiError(error) && error.status === 403),
    onSettled,
  });
  const confirm = useMutation({
    mutationFn: (code: string) => send(confirmPhone, { body: { code } }),
    onSettled,
  });
  const stop = useMutation({ mutationFn: () => send(stopPhoneCodes, {}), onSettled });
  const isSent = !isAgain && (ask.isSuccess || code_until !== null);
  return {
    ask,
    confirm,
    stop,
    step: confirmed_at !== null ? 'confirmed' : isSent ? 'sent' : 'ask',
    askAgain: () => {
      ask.reset();
      confirm.reset();
      setAgain(true);
    },
    typeIt: () => setAgain(false),
  };
}
