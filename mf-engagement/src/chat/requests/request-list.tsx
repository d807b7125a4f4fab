import { useRef, useState } from 'react';
import { MorePages } from 'shared-contracts/behaviour/more-pages';
import { QueryView } from 'shared-contracts/behaviour/query-view';
import { useKeptFocus } from 'shared-contracts/behaviour/use-kept-focus';
import { useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { ButtonLink, EmptyState } from 'shared-contracts/ui/core';
import { chatTexts } from '../../locales/en/chat.ts';
import { RowsSkeleton } from '../lists/rows-skeleton.tsx';
import { RequestRow } from './request-row.tsx';
import { RequestsDrawing } from './requests-drawing.tsx';
import { SentRequestsDrawing } from './sent-requests-drawing.tsx';
import type { ChatRequestType, ShownRequests } from './use-chat-requests.ts';

interface RequestListProps extends ShownRequests {
  readonly type: ChatRequestType;
}

/** Chat requests, received or sent, and everything that may stand in their place. */
export function RequestList({ type, query, requests }: RequestListProps) {
  const t = useTexts(chatTexts);
  const frame = useRef<HTMLDivElement>(null);
  const [now] = useState(() => Date.now());
  const keepFocus = useKeptFocus(frame);
  return (
    <QueryView
      query={query}
      loading={<RowsSkeleton label={t('requests.loading')} />}
      failed={t('requests.failed')}
      failedStays
      empty={
        requests.length === 0 &&
        !query.hasNextPage && (
          <div ref={frame}>
            <NoRequests type={type} />
          </div>
        )
      }
    >
      {() => (
        <div ref={frame}>
          <ul className="en-rows">
            {requests.map((request, index) => (
              <li key={request.id}>
                <RequestRow
                  type={type}
                  request={request}
                  now={now}
                  onGone={() => keepFocus(index)}
                />
              </li>
            ))}
          </ul>
          <MorePages
            list={query}
            shown={requests.length}
            label={t('chats.more')}
            progress={t('requests.shown', { count: requests.length })}
            failed={t('requests.moreFailed')}
          />
        </div>
      )}
    </QueryView>
  );
}

function NoRequests({ type }: { type: ChatRequestType }) {
  const t = useTexts(chatTexts);
  const none = type === 'received' ? 'requests.noneReceived' : 'requests.noneSent';
  return (
    <EmptyState
      title={t(none)}
      drawing={type === 'received' ? <RequestsDrawing /> : <SentRequestsDrawing />}
      action={
        <ButtonLink variant="primary" href={routes.profiles.href()}>
          {t('chats.toProfiles')}
        </ButtonLink>
      }
    >
      {t(`${none}Text`)}
    </EmptyState>
  );
}
