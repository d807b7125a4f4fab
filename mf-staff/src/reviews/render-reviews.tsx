import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  claimDoc,
  decideVerification,
  listVerificationQueue,
  openDocPage,
  type QueuedDoc,
} from 'shared-contracts/calls/document-review';
import { session } from 'shared-contracts/testing/builders';
import { fake, type Fake, type FakeReply } from 'shared-contracts/testing/fake-api';
import { renderRemote, type RenderedRemote } from 'shared-contracts/testing/render-remote';
import { claimed, decided, idIn, queued } from './review-fakes.ts';
import { Reviews } from './reviews.tsx';

/** What the API answers; default: two documents wait, and everything succeeds. */
interface Opening {
  readonly queue?: FakeReply<typeof listVerificationQueue> | readonly QueuedDoc[];
  readonly claim?: FakeReply<typeof claimDoc>;
  readonly decision?: FakeReply<typeof decideVerification>;
  readonly api?: readonly Fake[];
}

/** Renders the desk of reviews over a faked API. */
export function openReviews(opening: Opening = {}) {
  const { queue = [queued('d1'), queued('d2')], decision = { data: decided } } = opening;
  const list = Array.isArray(queue)
    ? { data: { data: queue as QueuedDoc[], next: null, prev: null } }
    : (queue as FakeReply<typeof listVerificationQueue>);
  return renderRemote(<Reviews />, {
    session: session({ isAdmin: true }),
    api: [
      fake(listVerificationQueue, list),
      fake(claimDoc, opening.claim ?? ((input) => ({ data: claimed(idIn(input)) }))),
      fake(openDocPage, { data: { url: '/files/documents/o1', ends_at: '' } }),
      fake(decideVerification, decision),
      ...(opening.api ?? []),
    ],
  });
}

/** What was sent to the call whose path ends so. */
export const bodies = (page: RenderedRemote, path: string) =>
  page.requests
    .filter(({ call }) => call.endsWith(path))
    .map(({ input }) => (input as { body: unknown }).body);
/** The heading of a document once a reviewer has it in hand. */
export const claimedItem = (id: string) =>
  screen.findByRole('heading', { name: `Identity: Aadhaar card of Person ${id}` });
/** Takes the first document. */
export const take = async () => {
  await userEvent.click(await screen.findByRole('row', { name: /^Take the Identity.* d1$/ }));
  await claimedItem('d1');
};
