import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { CheckoutBoundary } from './checkout-boundary.tsx';
import { RouterAnchor } from './router-anchor.tsx';

function open(at: string) {
  const reload = vi.fn();
  render(
    <MemoryRouter initialEntries={[at]}>
      <Link to="/profiles">leave</Link>
      <Link to="/subscription?buy=belief-year">buy</Link>
      <Link to="/subscription?buy=belief-year&order=order_1">stay</Link>
      <CheckoutBoundary reload={reload}>the page</CheckoutBoundary>
    </MemoryRouter>,
  );
  const step = (name: string) => userEvent.click(screen.getByRole('link', { name }));
  return { reload, step };
}

describe('a step of the router', () => {
  it.each([
    ['into the checkout', '/subscription', 'buy'],
    ['out of it', '/subscription?buy=belief-year', 'leave'],
  ])('%s loads the document of the address it came to, and draws nothing', async (_, at, name) => {
    const { reload, step } = open(at);
    expect(screen.getByText('the page')).toBeInTheDocument();
    await step(name);
    expect(reload).toHaveBeenCalledOnce();
    expect(screen.queryByText('the page')).toBeNull();
  });

  it.each([
    ['within the checkout', '/subscription?buy=belief-year', 'stay'],
    ['outside of it', '/subscription', 'leave'],
  ])('%s stays in the document', async (_, at, name) => {
    const { reload, step } = open(at);
    await step(name);
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByText('the page')).toBeInTheDocument();
  });
});

describe('a link of the design system', () => {
  it.each([
    ['/profiles', '/subscription?buy=belief-year', 'by the browser'],
    ['/subscription?buy=belief-year', '/profiles', 'by the browser'],
    ['/member?email=a%40b.example', '/login', 'by the browser'],
    ['/profiles', '/subscription', 'by the router'],
  ])('on %s leads to %s %s', async (at, href, by) => {
    let wasRouted = false;
    render(
      <MemoryRouter initialEntries={[at]}>
        <div
          onClick={(event) => {
            wasRouted = event.defaultPrevented;
            event.preventDefault();
          }}
        >
          <RouterAnchor href={href}>there</RouterAnchor>
        </div>
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'there' }));
    expect(wasRouted ? 'by the router' : 'by the browser').toBe(by);
  });
});
