import { act, render, screen } from '@testing-library/react';
import { defineRemote, type RemoteDefinition } from 'shared-contracts/platform/remote';
import { ScreenTitle } from 'shared-contracts/ui/core';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { FirstLookNodes } from './first-look.tsx';

/** What the gateway wrote, with the node to know it by. */
function drawn(words: string) {
  const title = document.createElement('h1');
  title.textContent = words;
  return title;
}

/** A remote that comes when the test says so. */
function late() {
  let come: ((remote: RemoteDefinition) => void) | null = null;
  const coming = new Promise<RemoteDefinition>((resolve) => (come = resolve));
  const arrive = async () => {
    await act(async () => {
      const pages = { home: Hall, profiles: Hall };
      come?.(defineRemote({ name: 'mf-profiles', pages }));
    });
  };
  return { importRemote: () => coming, arrive };
}

const Hall = () => <ScreenTitle>The hall itself</ScreenTitle>;

describe('the first screen of the HTML', () => {
  it('stays, node for node, until the remote stands in its place', async () => {
    const { importRemote, arrive } = late();
    const title = drawn('The hall as it was drawn');
    renderApp({ at: '/profiles', firstLook: [title], importRemote });
    await act(async () => undefined);
    expect(screen.getByRole('main')).toContainElement(title);
    await arrive();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The hall itself');
    expect(title).not.toBeInTheDocument();
  });

  it('is not shown for another page, nor once more for its own', async () => {
    const { importRemote, arrive } = late();
    const title = drawn('The hall as it was drawn');
    const { page } = renderApp({ at: '/profiles', firstLook: [title], importRemote });
    await act(async () => page.navigation.go('/blogs'));
    expect(title).not.toBeInTheDocument();
    await act(async () => page.navigation.go('/profiles'));
    expect(title).not.toBeInTheDocument();
    await arrive();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The hall itself');
  });

  it('is not taken out and in again when it is drawn anew', () => {
    const nodes = [drawn('The hall as it was drawn')];
    const { container, rerender } = render(<FirstLookNodes nodes={nodes} />);
    const place = container.firstElementChild;
    const put = vi.spyOn(place as Element, 'replaceChildren');
    rerender(<FirstLookNodes nodes={nodes} />);
    expect(put).not.toHaveBeenCalled();
    expect(place).toHaveTextContent('The hall as it was drawn');
  });

  it('gives way to grey shapes where the HTML had none', async () => {
    const { importRemote } = late();
    renderApp({ at: '/profiles', importRemote });
    await act(async () => undefined);
    expect(screen.getByRole('main')).toHaveTextContent('The page is loading');
  });
});
