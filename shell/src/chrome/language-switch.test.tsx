import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { translations } from 'shared-contracts/locales/mr/index';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';

describe('the languages', () => {
  it('stand in the bar of a visitor, and the page goes on in the chosen one', async () => {
    const user = userEvent.setup();
    const { page, cookies } = renderApp();
    await screen.findByRole('heading', { name: 'Profiles' });
    const menu = within(screen.getByRole('banner')).getByRole('combobox', { name: 'Language' });
    // A drawn sign: letters would need a font of the device for both scripts.
    expect(menu.parentElement?.querySelector('svg')).toBeVisible();
    expect([...(menu.parentElement?.childNodes ?? [])].filter((one) => one !== menu)).toEqual([
      menu.parentElement?.querySelector('svg'),
    ]);
    // Awaited as a whole: what waits for its texts is drawn only when `act` was.
    await act(() => user.selectOptions(menu, 'मराठी'));
    const words = await translations['phrases']?.();
    expect(await screen.findByRole('link', { name: String(words?.['nav.login']) })).toBeVisible();
    expect(screen.queryByText(phrases.en['nav.login'])).toBeNull();
    await waitFor(() => expect(document.documentElement.lang).toBe('mr'));
    expect(page.device.current().locale).toBe('mr');
    expect(cookies.some((line) => line.startsWith('sp_locale=mr;'))).toBe(true);
  });

  it('stand in the foot of the page, the chosen one as pressed', async () => {
    renderApp();
    const row = await screen.findByRole('group', { name: 'Language' });
    const names = within(row).getAllByRole('button');
    expect(names.map(({ textContent }) => textContent)).toEqual(['English', 'मराठी', 'हिन्दी']);
    expect(names.map(({ lang }) => lang)).toEqual(['en', 'mr', 'hi']);
    expect(within(row).getByRole('button', { pressed: true })).toHaveTextContent('English');
  });
});
