import type { CallReply } from 'shared-contracts/calls/call';
import { blockProfile, isBlocked, unblockProfile } from 'shared-contracts/calls/engagement';
import { getProfile } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import { useErrorNotice } from 'shared-contracts/error-notice';
import { useHost, useTexts } from 'shared-contracts/host';
import { useQueryClient } from 'shared-contracts/query';
import { useState } from 'react';
import { safetyTexts } from './safety-texts.ts';

/** What each way asks, calls and says (section 8). */
const WAYS = {
  block: { call: blockProfile, done: 'block.done', failed: 'block.failed' },
  unblock: { call: unblockProfile, done: 'unblock.done', failed: 'unblock.failed' },
} as const;

/**
 * Blocks or unblocks somebody after a confirmation. Everything that was asked about people is asked anew: whoever is
 * blocked is gone from every list, whichever remote shows it.
 */
export function useBlock(way: keyof typeof WAYS, { id, name }: { id: string; name: string }) {
  const t = useTexts(safetyTexts);
  const { send, confirm, notify } = useHost();
  const tellError = useErrorNotice();
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { call, done, failed } = WAYS[way];

  const ask = async () => {
    const title = t(`${way}.question`, { name });
    if (!(await confirm({ title, text: t(`${way}.text`, { name }), danger: way === 'block' }))) {
      return;
    }
    setBusy(true);
    try {
      await send(call, { body: { profileId: id } });
    } catch (error) {
      // The catalogue has one sentence for every failure of these two that the shell has not told of.
      tellError(error, failed);
      return;
    } finally {
      setBusy(false);
    }
    notify(done);
    // At once, and not only when the page has asked anew.
    cache.setQueryData<CallReply<typeof isBlocked>>(
      keyOf(isBlocked, { query: { profileId: id } }),
      { is_blocked: way === 'block' },
    );
    // Forgotten and not only asked anew: what was known of the profile must not stay on the page.
    await cache.resetQueries({ queryKey: keyOf(getProfile, { params: { id } }) });
    await cache.invalidateQueries();
  };
  return { busy, ask: () => void ask() };
}
