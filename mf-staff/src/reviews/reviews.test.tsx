import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claimPic, decidePic, listPicQueue, openPic } from 'shared-contracts/calls/photo-review';
import { fake } from 'shared-contracts/testing/fake-api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { windowIs } from '../testing/window-width.ts';
import { bodies, claimedItem, openReviews, take } from './render-reviews.tsx';
import { claimed, idIn, queued, SINCE } from './review-fakes.ts';
import { UNDO_MS } from './use-decisions.ts';

const revoked: string[] = [];

beforeEach(() => {
  windowIs('wide');
  revoked.length = 0;
  let made = 0;
  const reply = { ok: true, blob: async () => new Blob(['picture']) };
  vi.stubGlobal('fetch', async () => reply);
  Object.assign(URL, {
    createObjectURL: () => `blob:page-${(made += 1)}`,
    revokeObjectURL: (url: string) => revoked.push(url),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the queue', () => {
  it('says that nothing waits, and is the 404 page to those who are no reviewers', async () => {
    const { unmount } = openReviews({ queue: [] });
    expect(await screen.findByText('No document waits')).toBeInTheDocument();
    unmount();
    openReviews({ queue: { refuse: 404, code: 'route.unknown' } });
    expect(await screen.findByText('We do not have this page')).toBeInTheDocument();
    expect(screen.queryByText('Reviews')).not.toBeInTheDocument();
  });

  it('says who has what and until when, also to whom was slower', async () => {
    const holder = { name: 'Meera Joshi', until: '2026-11-20T06:45:00.000Z' };
    let isHeld = false;
    openReviews({
      queue: () => ({
        data: {
          data: [
            queued(
              'd1',
              isHeld
                ? {
                    claim: 'other',
                    holder,
                  }
                : {},
            ),
            queued('d2', {
              claim: 'other',
              holder,
            }),
          ],
          next: null,
          prev: null,
        },
      }),
      claim: () => {
        isHeld = true;
        return { refuse: 409, code: 'doc.claimed' };
      },
    });
    expect(await screen.findByText(/^Meera Joshi has it until 12:15/)).toBeInTheDocument();
    expect(screen.getAllByRole('row', { name: /^Take the Identity/ })).toHaveLength(1);
    await userEvent.click(screen.getByRole('row', { name: /^Take the Identity/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('A colleague is looking');
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/Meera Joshi has it until 12:15/),
    );
  });
});

describe('a document by keys', () => {
  it('is masked until asked, approved after every page, and the next comes with the focus', async () => {
    const page = openReviews();
    await screen.findByRole('row', { name: /^Take the Identity.* d1$/ });
    await userEvent.keyboard('n');
    expect(await claimedItem('d1')).toHaveFocus();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent(/^Yours for 1[45] min/);
    await userEvent.keyboard('a');
    expect(await screen.findByRole('alert')).toHaveTextContent('open every page first');
    await userEvent.keyboard('o');
    await screen.findByRole('img', { name: 'Page 1 of the document' });
    await userEvent.keyboard('u');
    expect(await screen.findByText('Uncovered, and noted.')).toBeInTheDocument();
    await userEvent.keyboard('o');
    const second = await screen.findByRole('img', { name: 'Page 2 of the document' });
    await userEvent.keyboard('t++');
    const turned = second.parentElement;
    expect(turned?.style.transform).toContain('rotate(90deg)');
    expect(turned?.parentElement?.style.getPropertyValue('--zoom')).toBe(String(1.25 ** 2));
    expect(bodies(page, '/file')).toEqual([
      { id: 'd1', page: 'd1-1', uncovered: false },
      { id: 'd1', page: 'd1-1', uncovered: true },
      { id: 'd1', page: 'd1-2', uncovered: false },
    ]);
    await userEvent.keyboard('a');
    expect(await claimedItem('d2')).toHaveFocus();
    expect(revoked).toHaveLength(3);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText('In your hands: Identity: Aadhaar card of Person d2')).toHaveAttribute(
      'role',
      'status',
    );
    expect(bodies(page, '/decision')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(bodies(page, '/decision')).toEqual([{ id: 'd1', approve: true }]));
  });

  it('says what cannot be shown, and tries a page again that did not open', async () => {
    let tries = 0;
    const reply = () => ({ ok: (tries += 1) > 1, status: 503, blob: async () => new Blob(['x']) });
    vi.stubGlobal('fetch', async () => reply());
    openReviews({ claim: (input) => ({ data: { ...claimed(idIn(input)), undrawn: 1 } }) });
    await take();
    expect(screen.getByText(/^1 file of this document cannot be shown/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show page 1' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Page 1 did not open');
    await userEvent.click(screen.getByRole('button', { name: 'Try again: Page 1' }));
    expect(await screen.findByRole('img', { name: 'Page 1 of the document' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('leaves the focus with whoever went on to something else before it came', async () => {
    let claim: () => void = () => undefined;
    const later = new Promise<void>((resolve) => (claim = resolve));
    openReviews({ claim: (input) => later.then(() => ({ data: claimed(idIn(input)) })) });
    await userEvent.click(await screen.findByRole('row', { name: /^Take the Identity.* d1$/ }));
    const lane = screen.getByRole('tab', { name: 'Documents' });
    lane.focus();
    claim();
    await claimedItem('d1');
    expect(lane).toHaveFocus();
  });

  it('is refused for a common reason by two keys, taken back, and goes out by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const page = openReviews();
    await user.click(await screen.findByRole('row', { name: /^Take the Identity.* d1$/ }));
    await claimedItem('d1');
    await user.keyboard('r');
    expect(await screen.findByRole('alert')).toHaveTextContent('open the first page first');
    expect(screen.getByRole('button', { name: /^Refuse/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.keyboard('o');
    await screen.findByRole('img', { name: 'Page 1 of the document' });
    await user.keyboard('r2');
    await claimedItem('d2');
    expect(screen.getByText(/^Refused: .* d1\. “A part is cut off\./)).toBeInTheDocument();
    await user.keyboard('z');
    await claimedItem('d1');
    act(() => vi.advanceTimersByTime(UNDO_MS));
    expect(bodies(page, '/decision')).toEqual([]);
    await user.keyboard('r');
    await user.type(screen.getByLabelText(/^Or in your own words/), ' Too dark, a1. ');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await claimedItem('d2');
    act(() => vi.advanceTimersByTime(UNDO_MS));
    await waitFor(() =>
      expect(bodies(page, '/decision')).toEqual([
        { id: 'd1', approve: false, reason: 'Too dark, a1.' },
      ]),
    );
    expect(page.isLeavingGuarded()).toBe(false);
  });
});

describe('what goes wrong', () => {
  it('takes everything off the screen when the time is over, but for one’s words', async () => {
    let left = 0;
    openReviews({ claim: (input) => ({ data: claimed(idIn(input), left) }) });
    await take();
    expect(await screen.findByText('This is not in your hands any more')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
    expect(screen.queryByText('As the profile says')).not.toBeInTheDocument();
    left = 900_000;
    await userEvent.click(screen.getByRole('button', { name: 'Take it again' }));
    expect(await screen.findByRole('button', { name: /^Approve/ })).toBeInTheDocument();
  });

  it('shows the 404 page and no picture to whom was removed meanwhile', async () => {
    let isRemoved = false;
    openReviews({
      queue: () =>
        isRemoved
          ? { refuse: 404, code: 'route.unknown' }
          : { data: { data: [queued('d1')], next: null, prev: null } },
    });
    await take();
    await userEvent.keyboard('o');
    await screen.findByRole('img', { name: 'Page 1 of the document' });
    isRemoved = true;
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('We do not have this page')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /document/ })).not.toBeInTheDocument();
    expect(revoked).toEqual(['blob:page-1']);
  });
});

describe('photos', () => {
  it('stand beside those that are shown, with reasons of their own', async () => {
    const pic = { id: 'p1', user_id: 'u1', submitted_at: SINCE };
    const page = openReviews({
      api: [
        fake(listPicQueue, {
          data: [{ ...pic, name: 'Asha Patil', url: '', claim: null, holder: null }],
        }),
        fake(claimPic, {
          data: {
            ...pic,
            claimed_until: SINCE,
            left_ms: 9e5,
            opened: false,
            profile: claimed('d1').profile,
          },
        }),
        fake(openPic, {
          data: { url: '/files/kept?1', others: [{ id: 'p0', url: '/files/kept?0' }] },
        }),
        fake(decidePic, { data: { id: 'p1', state: 'refused' } }),
      ],
    });
    await userEvent.click(await screen.findByRole('tab', { name: 'Photos' }));
    await userEvent.click(await screen.findByRole('row', { name: 'Take the Photo of Asha Patil' }));
    await screen.findByRole('heading', { name: 'Photo of Asha Patil' });
    await userEvent.keyboard('o');
    expect(await screen.findByRole('img', { name: 'The photo that waits' })).toBeInTheDocument();
    const beside = screen.getByRole('region', { name: 'Photos that are shown already' });
    expect(within(beside).getAllByRole('img')).toHaveLength(1);
    await userEvent.keyboard('r2');
    await userEvent.click(await screen.findByRole('button', { name: 'Send now' }));
    await waitFor(() =>
      expect(bodies(page, '/decision')).toEqual([
        {
          id: 'p1',
          approve: false,
          reason: 'Several people are on it. Please send one that shows you alone.',
        },
      ]),
    );
    expect(await screen.findByText('Nothing else waits here.')).toBeInTheDocument();
  });
});
