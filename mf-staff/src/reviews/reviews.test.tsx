import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  claimDoc,
  decideVerification,
  listVerificationQueue,
  openDocPage,
  type ClaimedDoc,
  type QueuedDoc,
} from 'shared-contracts/calls/document-review';
import { session } from 'shared-contracts/testing/builders';
import { fake, type FakeReply } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Reviews } from './reviews.tsx';

const QUEUED: QueuedDoc = {
  ...{ id: 'd1', docType: 'GovID', kind: 'aadhar', name: 'Asha Patil', pages: 1, claim: null },
  submitted_at: '2026-11-20T06:00:00.000Z',
};
const claimed = (left_ms: number): ClaimedDoc => ({
  ...{ id: 'd1', docType: 'GovID', kind: 'aadhar', submitted_at: QUEUED.submitted_at },
  claimed_until: QUEUED.submitted_at,
  left_ms,
  pages: [{ id: 'p1', type: 'image/jpeg', bytes: 1000 }],
  profile: {
    ...{ name: 'Asha', lastName: 'Patil', gender: 'female', birthdate: '1998-03-21' },
    ...{ current_city: 'Pune', work: null, occupation: null, property_details: null },
    annual_income: null,
  },
});
const decided = {
  ...{ id: 'd1', docType: 'GovID' as const, kind: 'aadhar', state: 'rejected' as const },
  ...{ reason: 'x', submitted_at: '', decided_at: '', pages: 1, openings: 1 },
};

function open({
  queue = [QUEUED],
  claim = { data: claimed(900_000) },
  decision = { data: decided },
}: {
  queue?: QueuedDoc[] | 'refused';
  claim?: FakeReply<typeof claimDoc>;
  decision?: FakeReply<typeof decideVerification>;
} = {}) {
  return renderRemote(<Reviews />, {
    session: session({ isAdmin: true }),
    api: [
      fake(
        listVerificationQueue,
        queue === 'refused'
          ? { refuse: 404, code: 'route.unknown' }
          : { data: { data: queue, next: null, prev: null } },
      ),
      fake(claimDoc, claim),
      fake(openDocPage, { data: { url: '/files/documents/o1', ends_at: '' } }),
      fake(decideVerification, decision),
    ],
  });
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const take = () => press('Take the Identity of Asha Patil');
const bodies = (page: ReturnType<typeof open>, path: string) =>
  page.requests
    .filter(({ call }) => call.endsWith(path))
    .map(({ input }) => (input as { body: unknown }).body);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the queue', () => {
  it('says that nothing waits, and is not there for those who are no reviewers', async () => {
    const { unmount } = open({ queue: [] });
    expect(await screen.findByText('No document waits')).toBeInTheDocument();
    unmount();
    open({ queue: 'refused' });
    expect(await screen.findByText('We do not have this page for you')).toBeInTheDocument();
  });

  it('shows who has what, and that somebody was quicker', async () => {
    open({
      queue: [QUEUED, { ...QUEUED, id: 'd2', name: 'Rohan Joshi', claim: 'other' }],
      claim: { refuse: 409, code: 'doc.claimed' },
    });
    expect(await screen.findByText('Another reviewer has it')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Take/ })).toHaveLength(1);
    await take();
    expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else is looking');
  });
});

describe('a document in hand', () => {
  it('opens covered, is uncovered when asked, and says each time that it was', async () => {
    const fetched: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      fetched.push(url);
      return { ok: true, blob: async () => new Blob(['picture']) };
    });
    const createObjectURL = vi.fn(() => 'blob:page');
    Object.assign(URL, { createObjectURL, revokeObjectURL: vi.fn() });
    const page = open();
    await take();
    await press('Show page 1');
    expect(await screen.findByText(/^Lower part covered/)).toBeInTheDocument();
    await press(/^Uncover page 1/);
    expect(await screen.findByText('Uncovered, and noted.')).toBeInTheDocument();
    expect(screen.queryByText(/^Lower part covered/)).not.toBeInTheDocument();
    expect(bodies(page, '/file')).toEqual([
      { id: 'd1', page: 'p1', uncovered: false },
      { id: 'd1', page: 'p1', uncovered: true },
    ]);
    expect(fetched).toEqual(['/files/documents/o1', '/files/documents/o1']);
  });

  it('is refused with words only, and then the queue stands again', async () => {
    const page = open();
    await take();
    await press('Refuse');
    expect(screen.getByText(/^Please write what is wrong/)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Why it is refused/)).toHaveFocus();
    await userEvent.type(screen.getByLabelText(/^Why it is refused/), ' Too dark. ');
    await press('Refuse');
    expect(await screen.findByText('Refused. The member was told why.')).toBeInTheDocument();
    expect(bodies(page, '/decision')).toEqual([{ id: 'd1', approve: false, reason: 'Too dark.' }]);
  });

  it('is lost visibly when the time is over, with nothing of it left on screen', async () => {
    let left = 0;
    open({ claim: () => ({ data: claimed(left) }) });
    await take();
    expect(await screen.findByText('This document is not yours any more')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    left = 900_000;
    await press('Take it again');
    expect(await screen.findByRole('button', { name: 'Approve' })).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent(/^Yours for 1[45] min/);
  });

  it('is lost when the server says so first', async () => {
    open({ decision: { refuse: 403, code: 'doc.claimEnded' } });
    await take();
    await press('Approve');
    expect(await screen.findByText('This document is not yours any more')).toBeInTheDocument();
    await press('Back to the documents');
    expect(await screen.findByText('Documents to review')).toBeInTheDocument();
  });
});
