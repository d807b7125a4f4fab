import { useState } from 'react';
import { useAction } from 'shared-contracts/behaviour/use-action';
import { getProfile } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import { useHost, useTexts } from 'shared-contracts/host';
import { useQuery, useQueryClient } from 'shared-contracts/query';
import { contactTexts } from '../../locales/en/profile.ts';

/**
 * Asks before numbers are shown, since that counts and is reported to their owner. What was shown is kept beside the
 * profile: a later fetch of that has no numbers and must not hide them again.
 */
export function useReveal({ id, name }: { readonly id: string; readonly name: string }) {
  const t = useTexts(contactTexts);
  const { send, query, confirm } = useHost();
  const cache = useQueryClient();
  const [justShown, setJustShown] = useState(false);
  const input = { params: { id }, query: { reveal: 'contacts' } } as const;
  const { data: revealed } = useQuery({ ...query(getProfile, input), enabled: false });

  const { busy, run } = useAction({
    act: () => send(getProfile, input),
    onDone: (reply) => {
      setJustShown(true);
      cache.setQueryData(keyOf(getProfile, input), reply);
    },
  });
  const ask = async () => {
    const question = {
      title: t('contacts.ask', { name }),
      text: t('contacts.askText', { name }),
    };
    if (await confirm(question)) await run();
  };
  return { revealed: revealed?.data.data.contact, justShown, busy, ask: () => void ask() };
}
