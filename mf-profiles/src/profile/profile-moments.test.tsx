import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getProfile } from 'shared-contracts/calls/profiles';
import { routes } from 'shared-contracts/platform/routes';
import { fake } from 'shared-contracts/testing/fake-api';
import { describe, expect, it, vi } from 'vitest';
import { FromListing, open, openFrom, reply, shown } from './open-profile-in-test.tsx';

describe('a profile that a member opens', () => {
  it('says N/A to what the head has nothing of', async () => {
    open(fake(getProfile, reply({ height: null, occupation: ' ' })));
    await screen.findAllByRole('tab');
    const glance = within(screen.getByRole('region', { name: 'At a glance' }));
    for (const label of ['Height', 'Occupation'])
      expect(glance.getByText(label).nextElementSibling).toHaveTextContent('N/A');
  });

  it('has the Gun Milan beside the name as soon as the listing knows it', () => {
    openFrom(<FromListing />, fake(getProfile, reply()));
    expect(screen.getByRole('img', { name: 'Gun Milan 27.5 of 36' })).toBeVisible();
  });

  it('is shared by the sheet of the device, or copied, with a first name and the address alone', async () => {
    const told: unknown[] = [];
    const share = async (what: unknown) => void told.push(what);
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    const { notices } = open(fake(getProfile, reply()));
    const button = await screen.findByRole('button', { name: 'Share the profile of Asha' });
    await userEvent.click(button);
    const url = new URL(routes.profile.href({ userId: shown.id }), location.href).href;
    expect(told).toEqual([{ title: 'Asha', url }]);

    Reflect.deleteProperty(navigator, 'share');
    const user = userEvent.setup();
    await user.click(button);
    expect(await navigator.clipboard.readText()).toBe(url);
    expect(notices).toEqual(['profile.linkCopied']);
  });

  it('shows its link, selected to be copied by hand, where the browser refuses to copy', async () => {
    const { notices } = open(fake(getProfile, reply()));
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('no', 'NotAllowedError'),
    );
    const button = await screen.findByRole('button', { name: 'Share the profile of Asha' });
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Share the profile of Asha' }));
    const link = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Link to the profile' });
    expect(link).toHaveValue(
      new URL(routes.profile.href({ userId: shown.id }), location.href).href,
    );
    expect(link).toHaveFocus();
    expect([link.selectionStart, link.selectionEnd]).toEqual([0, link.value.length]);
    expect(link).toHaveAccessibleDescription(/whoever opens it sees what visitors see/);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog', { name: 'Share the profile of Asha' })).toBeNull();
    expect(notices).toEqual([]);
  });

  it.each([
    ['each sent one', { profile_interested: true, i_am_interested: true }],
    ['theirs was accepted', { profile_interested: true, i_am_interested: false, matched: true }],
    ['mine was accepted', { profile_interested: false, i_am_interested: true, matched: true }],
  ])('makes a moment of a match: three ways to begin, where %s', async (_how, flags) => {
    open(fake(getProfile, { ...reply(), ...flags }));
    const match = within(
      await screen.findByRole('region', { name: 'You are interested in each other' }),
    );
    const openers = match.getAllByRole('link');
    expect(openers).toHaveLength(3);
    for (const opener of openers) {
      const address = new URL(opener.getAttribute('href') ?? '', location.href);
      expect(address.pathname).toBe('/chat');
      expect(address.searchParams.get('text')).toBe(opener.textContent);
    }
  });
});
