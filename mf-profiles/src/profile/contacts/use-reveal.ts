import { useState } from 'react';
import { failureKey, useHost, useTexts } from 'shared-contracts/host';
import { getProfile } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import { useQueryClient } from 'shared-contracts/query';
import { contactTexts } from './contact-texts.ts';

/** Asks before numbers are shown, since that counts and is told to their owner; puts the answer where the page reads. */
export function useReveal({ id, name }: { readonly id: string; readonly name: string }) {
  const t = useTexts(contactTexts);
  const { send, confirm, notify } = useHost();
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);

  const ask = async () => {
    const question = {
      title: t('contacts.ask', { name }),
      text: t('contacts.askText', { name }),
    };
    if (!(await confirm(question))) return;
    setBusy(true);
    try {
      const reply = await send(getProfile, { params: { id }, query: { reveal: 'contacts' } });
      cache.setQueryData(keyOf(getProfile, { params: { id } }), reply);
    } catch (error) {
      const key = failureKey(error);
      // The shell tells of plans by itself.
      if (key !== 'plan.required') notify(key);
    } finally {
      setBusy(false);
    }
  };
  return { busy, ask: () => void ask() };
}
