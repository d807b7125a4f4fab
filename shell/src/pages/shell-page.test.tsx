import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyCode } from 'shared-contracts/behaviour/lazy-code';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { ScreenTitle } from 'shared-contracts/ui/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ShellPage } from './shell-page.tsx';

afterEach(() => vi.restoreAllMocks());

const Arrived = () => <ScreenTitle>Here it is</ScreenTitle>;

describe('a page of the shell', () => {
  it('whose code does not arrive can be tried again', async () => {
    const user = userEvent.setup();
    const load = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(Arrived);
    renderRemote(<ShellPage page={lazyCode(load)} />);
    expect(screen.getByText('The page is loading')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeVisible();
  });

  it('opened offline says what will be, and comes by itself once the device is back online', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Arrived);
    renderRemote(<ShellPage page={lazyCode(load)} />);
    const title = 'This page opens once you are back online';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByText(/Nothing you did is lost/)).toBeNull();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeVisible();
  });

  it('that breaks on screen can be tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const user = userEvent.setup();
    let broken = true;
    const Fragile = () => {
      if (broken) throw new Error('broken');
      return <Arrived />;
    };
    renderRemote(<ShellPage page={lazyCode(async () => Fragile)} />);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    broken = false;
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeVisible();
  });

  it('shows no skeleton when it is visited again', async () => {
    const page = lazyCode(async () => Arrived);
    const first = renderRemote(<ShellPage page={page} />);
    await screen.findByRole('heading', { name: 'Here it is' });
    first.unmount();
    renderRemote(<ShellPage page={page} />);
    expect(screen.getByRole('heading', { name: 'Here it is' })).toBeVisible();
  });
});
