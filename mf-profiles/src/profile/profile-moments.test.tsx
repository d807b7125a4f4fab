import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getProfile } from 'shared-contracts/calls/profiles';
import type { Host } from 'shared-contracts/host';
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

  it('goes from the facts to Gun Milan, own words, what both share, the tabs with the family, and contacts', async () => {
    const whole = reply({ aboutme: 'I paint.', video_intro: '/media/intro.mp4' });
    const data = { ...whole.data.data, points: null, no_points: 'information' as const };
    const contacts = { access: 'upgrade', count: 1 } as const;
    open(fake(getProfile, { ...whole, data: { data }, contacts }));
    await screen.findAllByRole('tab');
    const found = [
      screen.getByRole('heading', { level: 1 }),
      screen.getByRole('region', { name: 'At a glance' }),
      screen.getByRole('region', { name: 'Gun Milan' }),
      screen.getByRole('region', { name: 'About Asha' }),
      screen.getByRole('region', { name: 'You both' }),
      screen.getByRole('tablist'),
      screen.getByRole('region', { name: 'Family contacts' }),
      screen.getByRole('region', { name: 'Biodata as PDF' }),
    ];
    for (const [n, part] of found.slice(1).entries())
      expect(found[n]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // The video is a tile of the photos, here of their place, and no part of its own.
    const photos = within(screen.getByRole('group', { name: /has not added a photo yet/ }));
    expect(photos.getByRole('button', { name: 'Play the introduction of Asha' })).toBeVisible();
  });

  it('has the Gun Milan beside the name as soon as the listing knows it', () => {
    openFrom(<FromListing />, fake(getProfile, reply()));
    expect(screen.getByRole('img', { name: 'Gun Milan 27.5 of 36' })).toBeVisible();
  });

  it('is shared by the sheet of the device, or copied, with a first name and the address alone', async () => {
    const told: unknown[] = [];
    const share = async (what: unknown) => void told.push(what);
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    const notify = vi.fn<Host['notify']>();
    open(fake(getProfile, reply()), { host: { notify } });
    const button = await screen.findByRole('button', { name: 'Share the profile of Asha' });
    await userEvent.click(button);
    const url = new URL(routes.profile.href({ userId: shown.id }), location.href).href;
    expect(told).toEqual([{ title: 'Asha', url }]);

    Reflect.deleteProperty(navigator, 'share');
    const user = userEvent.setup();
    await user.click(button);
    expect(await navigator.clipboard.readText()).toBe(url);
    expect(notify).toHaveBeenCalledExactlyOnceWith('profile.linkCopied', undefined, {
      action: { label: 'Send on WhatsApp', run: expect.any(Function) },
    });
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    notify.mock.calls[0]?.[2]?.action?.run();
    const sent = `https://wa.me/?text=${encodeURIComponent(`Asha\n${url}`)}`;
    expect(opened).toHaveBeenCalledExactlyOnceWith(sent, '_blank', 'noopener');
    opened.mockRestore();
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
    expect(link).toHaveAccessibleDescription(/It opens what visitors see/);
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
