import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastRegion } from './toast.tsx';
import type { Toast } from './toast.tsx';

const saved: Toast = { id: '1', kind: 'success', text: 'Profile saved', duration: 3000 };
const plan: Toast = {
  id: '2',
  kind: 'warning',
  title: 'Buy plan',
  text: 'Upgrade',
  duration: 3000,
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp(toasts: Toast[]) {
  const onClose = vi.fn();
  render(<ToastRegion label="Notices" closeLabel="Close" toasts={toasts} onClose={onClose} />);
  return onClose;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('reads success politely and warnings at once', () => {
  setUp([saved, plan]);
  expect(screen.getByRole('status')).toHaveTextContent('Profile saved');
  expect(screen.getByRole('alert')).toHaveTextContent('Buy plan');
});

it('goes after its duration', () => {
  const onClose = setUp([saved]);
  pass(2999);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledExactlyOnceWith('1');
});

it('waits while it is pointed at or holds the focus', () => {
  const onClose = setUp([saved]);
  const toast = screen.getByText('Profile saved');
  fireEvent.pointerOver(toast);
  pass(10_000);
  fireEvent.focusIn(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.focusOut(screen.getByRole('button', { name: 'Close' }));
  fireEvent.pointerOut(toast);
  pass(3000);
  expect(onClose).toHaveBeenCalledExactlyOnceWith('1');
});

it('stays without a duration, and closes by hand', () => {
  const onClose = setUp([{ ...saved, duration: 0 }]);
  pass(60_000);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledExactlyOnceWith('1');
});
