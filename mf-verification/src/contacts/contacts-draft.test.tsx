import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { startEntries } from './contact-entry.ts';
import { two, open, field, press, entries } from './open-contacts-in-test.tsx';

describe('the draft of family contacts', () => {
  const written = [
    { ...startEntries([])[0], name: 'Vatsala', relation: 'Mother', phone: '90000 54321' },
  ];
  const isForgotten = ({ requests }: Awaited<ReturnType<typeof open>>) =>
    requests.some(({ call }) => call.startsWith('DELETE'));

  it('keeps what is typed', async () => {
    const page = await open([]);
    await userEvent.type(field(1, 'Name'), 'Vatsala');
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() =>
      expect(page.requests.at(-1)).toMatchObject({
        call: expect.stringMatching(/^PUT/),
        input: {
          params: { key: 'contacts' },
          body: { content: { entries: [{ name: 'Vatsala' }], base: { data: [] } } },
        },
      }),
    );
  });

  it('fills the form, says since when it waits, and is forgotten with saving', async () => {
    const page = await open(two, undefined, true, written);
    expect(entries()).toHaveLength(1);
    expect(field(1, 'Name')).toHaveValue('Vatsala');
    expect(screen.getByText(/^Kept from .*2026/)).toBeInTheDocument();
    await press('Save contacts');
    await waitFor(() => expect(page.notices).toEqual(['contacts.saved']));
    await waitFor(() => expect(isForgotten(page)).toBe(true));
  });

  it('that was begun on an older list does not replace the newer one unseen', async () => {
    const base = { data: [], updated_at: '2026-11-20T05:00:00.000Z' };
    const page = await open(two, undefined, true, { entries: written, base });
    expect(field(1, 'Name')).toHaveValue('Vatsala');
    const choice = screen.getByRole('group', { name: /^Your contacts were saved/ });
    await press('Save contacts');
    expect(choice).toHaveFocus();
    expect(page.sent()).toEqual([]);
    await press('Put both together');
    expect(entries()).toHaveLength(3);
    expect(choice).not.toBeInTheDocument();
    await press('Save contacts');
    await waitFor(() => expect(page.notices).toEqual(['contacts.saved']));
  });

  it('is thrown away on demand: then stands what is saved', async () => {
    const page = await open(two, undefined, true, written);
    await press('Discard');
    await waitFor(() => expect(entries()).toHaveLength(2));
    expect(field(2, 'Name')).toHaveValue('Shubhangi');
    expect(screen.queryByText(/^Not saved yet/)).not.toBeInTheDocument();
    expect(page.questions).toHaveLength(1);
    await waitFor(() => expect(isForgotten(page)).toBe(true));
    expect(page.isLeavingGuarded()).toBe(false);
  });
});
