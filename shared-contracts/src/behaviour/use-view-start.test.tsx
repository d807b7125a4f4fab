import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useViewStart, type ViewStart } from './use-view-start.ts';

const scrollTo = vi.fn();

beforeEach(() => {
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
});

function View({ view, ...start }: { readonly view: string | null } & ViewStart) {
  useViewStart(view, start);
  return (
    <main id="main" tabIndex={-1}>
      <h1 tabIndex={-1}>Page</h1>
      <h2 id="step" tabIndex={-1}>
        {view}
      </h2>
    </main>
  );
}

it('leaves the first view to the arrival on the page, however late it comes', () => {
  const { rerender } = render(<View view={null} />);
  rerender(<View view="form" />);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

it('starts another view at the top, with the title of the page or of the view', () => {
  const { rerender } = render(<View view="form" />);
  rerender(<View view="sent" />);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  expect(screen.getByRole('heading', { name: 'Page' })).toHaveFocus();
  rerender(<View view="form" title="step" />);
  expect(screen.getByRole('heading', { name: 'form' })).toHaveFocus();
});

it('leaves a view that one comes back to where it was, and starts the next one', () => {
  const { rerender } = render(<View view="who" />);
  rerender(<View view="photo" isBack />);
  expect(scrollTo).not.toHaveBeenCalled();
  rerender(<View view="stars" />);
  expect(scrollTo).toHaveBeenCalledOnce();
});
