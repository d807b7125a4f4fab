import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useVisibleHeight } from './use-visible-height.ts';

const told = () => document.documentElement.style.getPropertyValue('--en-visible-height');

/** What is seen of a page of 800 px, as the browser tells it. */
function seen(height: number, scale = 1) {
  const viewport = Object.assign(new EventTarget(), { height, scale });
  vi.stubGlobal('visualViewport', viewport);
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollTo', vi.fn());
  return viewport;
}
afterEach(() => vi.unstubAllGlobals());

it('tells how much is left above a keyboard, and nothing without one', () => {
  const viewport = seen(800);
  const { unmount } = renderHook(() => useVisibleHeight(true));
  expect(told()).toBe('');
  viewport.height = 460;
  viewport.dispatchEvent(new Event('resize'));
  expect(told()).toBe('460px');
  viewport.height = 800;
  viewport.dispatchEvent(new Event('resize'));
  expect(told()).toBe('');
  viewport.height = 460;
  viewport.dispatchEvent(new Event('resize'));
  unmount();
  expect(told()).toBe('');
});

it('takes no enlarged page for a keyboard', () => {
  seen(400, 2);
  renderHook(() => useVisibleHeight(true));
  expect(told()).toBe('');
});
