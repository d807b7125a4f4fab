import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { windowIs } from '../testing/window-width.ts';
import { bodies, claimedItem, openReviews, take } from './render-reviews.tsx';
import { decided } from './review-fakes.ts';

beforeEach(() => {
  windowIs('wide');
  const reply = { ok: true, blob: async () => new Blob(['picture']) };
  vi.stubGlobal('fetch', async () => reply);
  Object.assign(URL, { createObjectURL: () => 'blob:page', revokeObjectURL: () => undefined });
});
afterEach(() => vi.unstubAllGlobals());

/** Refuses what is in hand for the first reason, after a look at its first page. */
async function refuse() {
  await userEvent.keyboard('o');
  await screen.findByRole('img', { name: 'Page 1 of the document' });
  await userEvent.keyboard('r1');
}

it('goes out when the page is left', async () => {
  const page = openReviews();
  await take();
  await refuse();
  expect(page.isLeavingGuarded()).toBe(true);
  page.unmount();
  await waitFor(() => expect(bodies(page, '/decision')).toHaveLength(1));
});

it('may not be left without a question before its decision has arrived', async () => {
  let arrive = (_reply: { data: typeof decided }): void => undefined;
  const page = openReviews({ decision: () => new Promise((resolve) => (arrive = resolve)) });
  await take();
  for (const n of [1, 2]) {
    await userEvent.keyboard('o');
    await screen.findByRole('img', { name: `Page ${n} of the document` });
  }
  await userEvent.keyboard('a');
  await userEvent.click(await screen.findByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(bodies(page, '/decision')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Send now' })).not.toBeInTheDocument();
  expect(page.isLeavingGuarded()).toBe(true);
  await act(async () => arrive({ data: decided }));
  expect(page.isLeavingGuarded()).toBe(false);
});

it('loses nothing while the line is away, and sends it again when it is back', async () => {
  let isAway = true;
  const page = openReviews({
    decision: () => {
      if (isAway) throw new TypeError('away');
      return { data: decided };
    },
  });
  await take();
  await refuse();
  await userEvent.click(await screen.findByRole('button', { name: 'Send now' }));
  expect(await screen.findByText(/^Not decided: .* d1$/)).toBeInTheDocument();
  expect(screen.getByText(/You had refused it with: “We cannot read it/)).toBeInTheDocument();
  isAway = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/^Not decided/)).not.toBeInTheDocument());
  expect(bodies(page, '/decision')).toHaveLength(2);
});

it('keeps the words of a refusal whose claim was over, to decide with them again', async () => {
  openReviews({ decision: { refuse: 403, code: 'doc.claimEnded' } });
  await take();
  await refuse();
  await userEvent.click(await screen.findByRole('button', { name: 'Send now' }));
  const alert = await screen.findByText(/^Not decided: .* d1$/);
  expect(alert).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Take it again' }));
  await claimedItem('d1');
  expect(screen.getByLabelText(/^Or in your own words/)).toHaveValue(
    'We cannot read it. Please take it again in good light, without a flash.',
  );
});
