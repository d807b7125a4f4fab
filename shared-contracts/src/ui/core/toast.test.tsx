import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('a notice that offers something to do', () => {
  const offer = (onAct = vi.fn()): Toast => ({
    ...saved,
    text: 'Taken off',
    duration: 10_000,
    action: { label: 'Undo', onAct },
  });

  /** The region beside something that has the focus. */
  function withPage(toasts: Toast[]) {
    const onClose = vi.fn();
    render(
      <>
        <button>Card</button>
        <ToastRegion label="Notices" closeLabel="Close" toasts={toasts} onClose={onClose} />
      </>,
    );
    const card = screen.getByRole('button', { name: 'Card' });
    card.focus();
    return { onClose, card, key: (key: string) => fireEvent.keyDown(focused(), { key }) };
  }
  const focused = () => document.activeElement ?? document.body;

  it('does it once and closes', () => {
    const onAct = vi.fn();
    const onClose = setUp([offer(onAct)]);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onAct).toHaveBeenCalledOnce();
    expect(onClose).toHaveBeenCalledExactlyOnceWith('1');
  });

  it('is reached by F6, waits there, and gives the focus back when it is done', () => {
    const { onClose, card, key } = withPage([offer()]);
    key('F6');
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    pass(60_000);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(undo);
    expect(card).toHaveFocus();
  });

  it('is held until neither the focus nor the pointer is inside', () => {
    const onHold = vi.fn();
    render(
      <ToastRegion
        label="Notices"
        closeLabel="Close"
        toasts={[offer()]}
        onClose={vi.fn()}
        onHold={onHold}
      />,
    );
    const [undo, close] = ['Undo', 'Close'].map((name) => screen.getByRole('button', { name }));
    act(() => undo?.focus());
    act(() => close?.focus());
    expect(onHold).not.toHaveBeenCalledWith('1', false);
    fireEvent.pointerOver(screen.getByText('Taken off'));
    fireEvent.pointerOut(screen.getByText('Taken off'));
    expect(onHold).not.toHaveBeenCalledWith('1', false);
    fireEvent.pointerOver(screen.getByText('Taken off'));
    act(() => close?.blur());
    expect(onHold).not.toHaveBeenCalledWith('1', false);
    fireEvent.pointerOut(screen.getByText('Taken off'));
    expect(onHold).toHaveBeenLastCalledWith('1', false);
    act(() => undo?.focus());
    act(() => undo?.blur());
    expect(onHold).toHaveBeenLastCalledWith('1', false);
  });

  it('closes on Escape and gives the focus back', () => {
    const { onClose, card, key } = withPage([offer()]);
    key('F6');
    key('Escape');
    expect(onClose).toHaveBeenCalledExactlyOnceWith('1');
    expect(card).toHaveFocus();
  });

  it('alone takes the key: plain notices leave it to the browser', () => {
    const { card, key } = withPage([saved]);
    expect(key('F6')).toBe(true);
    expect(card).toHaveFocus();
  });
});
