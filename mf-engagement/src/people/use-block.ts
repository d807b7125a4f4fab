import { useAction } from 'shared-contracts/behaviour/use-action';
import type { CallReply } from 'shared-contracts/calls/call';
import { blockProfile, isBlocked, unblockProfile } from 'shared-contracts/calls/engagement';
import { getProfile } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import { useHost, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useQueryClient } from 'shared-contracts/query';
import { useNavigate } from 'shared-contracts/router';
import { safetyTexts } from '../locales/en/engagement.ts';

/** What each way asks, calls and says (section 8: one sentence for every failure of these two). */
const WAYS = {
  block: { call: blockProfile, done: 'block.done', failed: 'block.failed' },
  unblock: { call: unblockProfile, done: 'unblock.done', failed: 'unblock.failed' },
} as const;

/**
 * Blocks or unblocks a member after a confirmation. Everything about people is fetched again: a blocked member
 * disappears from every list, whichever remote shows it.
 */
export function useBlock(way: keyof typeof WAYS, { id, name }: { id: string; name: string }) {
  const t = useTexts(safetyTexts);
  const { send, confirm, notify } = useHost();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { call, done, failed } = WAYS[way];

  const fetchAgain = async () => {
    // Removed and not only fetched again: the profile must not stay on the page.
    await cache.resetQueries({ queryKey: keyOf(getProfile, { params: { id } }) });
    await cache.invalidateQueries();
  };
  const tellHidden = () => {
    const run = () => void navigate(routes.settingsPart.href({ part: 'visibility' }));
    notify('visitors.hidden', {}, { action: { label: t('block.visitors'), run } });
  };
  const { busy, run } = useAction({
    act: () => send(call, { body: { profileId: id } }),
    // What a block refuses is not requested while it is under way (`isBlockKnown`).
    key: [...keyOf(call), id],
    failed,
    onDone: ({ data }) => {
      notify(done);
      // Said once, by the block that switched it off.
      if ('visitors_hidden' in data && data.visitors_hidden) tellHidden();
      // At once, and not only after the page has fetched again.
      cache.setQueryData<CallReply<typeof isBlocked>>(
        keyOf(isBlocked, { query: { profileId: id } }),
        { is_blocked: way === 'block' },
      );
      void fetchAgain();
    },
  });
  const ask = async () => {
    const title = t(`${way}.question`, { name });
    const text = t(`${way}.text`, { name });
    if (await confirm({ title, text, danger: way === 'block' })) await run();
  };
  return { busy, ask: () => void ask() };
}
