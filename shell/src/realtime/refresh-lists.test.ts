import { listInterests } from 'shared-contracts/calls/engagement';
import { getConversation, listThreads } from 'shared-contracts/calls/messaging';
import { getProfile } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import { QueryClient } from 'shared-contracts/query';
import { expect, it } from 'vitest';
import { refreshLists } from './refresh-lists.ts';

const ID = '0b0e7c1a-5d0f-4c1e-9a53-3f0c6a1b2c01';

it('has what shows a list asked anew, and nothing else', () => {
  const queries = new QueryClient();
  const sent = keyOf(listInterests, { query: { type: 'sent' } });
  const threads = [...keyOf(listThreads, {}), 'pages'];
  const talk = [...keyOf(getConversation, { params: { a: ID, b: ID } }), 'talk'];
  const profile = keyOf(getProfile, { params: { id: ID } });
  for (const key of [sent, threads, talk, profile]) queries.setQueryData(key, {});
  const isStale = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated;
  refreshLists(queries, ['threads']);
  expect([sent, threads, talk, profile].map(isStale)).toEqual([false, true, true, false]);
  refreshLists(queries, ['interests', 'profiles']);
  expect([sent, profile].map(isStale)).toEqual([true, true]);
});

it('has the interests asked anew by a chat request: they say how two people stand in chat', () => {
  const queries = new QueryClient();
  const sent = keyOf(listInterests, { query: { type: 'sent' } });
  queries.setQueryData(sent, {});
  refreshLists(queries, ['chat_requests']);
  expect(queries.getQueryState(sent)?.isInvalidated).toBe(true);
});
