import { useState } from 'react';
import { MorePages } from 'shared-contracts/behaviour/more-pages';
import { QueryView } from 'shared-contracts/behaviour/query-view';
import type { Thread } from 'shared-contracts/calls/messaging';
import { useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { ButtonLink, EmptyState } from 'shared-contracts/ui/core';
import { chatTexts } from '../../locales/en/chat.ts';
import { chatTabHref } from './chat-tab.ts';
import { RowsSkeleton } from './rows-skeleton.tsx';
import { ThreadRow } from './thread-row.tsx';
import { ThreadsDrawing } from './threads-drawing.tsx';
import type { ThreadsQuery } from './use-threads.ts';

/** How many rows load their photo at once: what a phone shows before scrolling. */
const EAGER_ROWS = 8;

interface ThreadListProps {
  readonly query: ThreadsQuery;
  readonly threads: readonly Thread[];
  readonly open: string | null;
  /** How many chat requests wait for the member. */
  readonly invited: number;
}

/** The conversations, and everything that may stand in their place. */
export function ThreadList({ query, threads, open, invited }: ThreadListProps) {
  const t = useTexts(chatTexts);
  const [opened] = useState(() => Date.now());
  const { hasNextPage } = query;
  const count = threads.length;
  return (
    <QueryView
      query={query}
      loading={<RowsSkeleton label={t('chats.loading')} />}
      failed={t('chats.failed')}
      failedStays
      empty={count === 0 && !hasNextPage && <NoThreads invited={invited} />}
    >
      {({ pages }) => (
        <>
          <ul className="en-rows">
            {threads.map((thread, index) => (
              <li key={thread.with}>
                <ThreadRow
                  thread={thread}
                  current={thread.with === open}
                  eager={index < EAGER_ROWS}
                  now={Math.max(opened, query.dataUpdatedAt)}
                />
              </li>
            ))}
          </ul>
          <MorePages
            list={query}
            shown={count}
            label={t('chats.more')}
            progress={
              hasNextPage
                ? t('chats.shownOf', { count, total: pages.at(-1)?.total ?? count })
                : t('chats.shown', { count })
            }
            failed={t('chats.moreFailed')}
          />
        </>
      )}
    </QueryView>
  );
}

/** Nothing written yet, and what to do: answer a request, or find a person. */
function NoThreads({ invited }: { invited: number }) {
  const t = useTexts(chatTexts);
  const waits = invited > 0;
  return (
    <EmptyState
      title={t('chats.none')}
      drawing={<ThreadsDrawing />}
      action={
        <ButtonLink
          variant="primary"
          href={waits ? chatTabHref('received') : routes.profiles.href()}
        >
          {t(waits ? 'chats.toReceived' : 'chats.toProfiles')}
        </ButtonLink>
      }
    >
      {t('chats.noneText')}
    </EmptyState>
  );
}
