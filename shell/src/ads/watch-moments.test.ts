import { createBus } from 'shared-contracts/platform/events/bus';
import { pageViewed } from 'shared-contracts/platform/events/event-map';
import { expect, it, vi } from 'vitest';
import { PEACE_MS, watchMoments } from './watch-moments.ts';

function page() {
  let time = 0;
  const bus = createBus((fault) => {
    throw fault.error;
  });
  const onMoment = vi.fn(() => true);
  const stop = watchMoments({ bus, now: () => time, onMoment });
  return {
    onMoment,
    stop,
    pass: (ms: number) => (time += ms),
    go: (path: string) =>
      bus.emit(pageViewed, {
        name: 'x',
        path,
      }),
  };
}

it('leaves the first minutes in peace', () => {
  const { go, pass, onMoment } = page();
  go('/profiles');
  pass(PEACE_MS - 1);
  go('/saved/profiles');
  expect(onMoment).not.toHaveBeenCalled();
  pass(1);
  go('/profiles');
  expect(onMoment).toHaveBeenCalledOnce();
});

it('is no moment where people read, write, upload or pay', () => {
  const { go, pass, onMoment } = page();
  pass(PEACE_MS);
  for (const path of ['/profile/x', '/chat', '/chats', '/info', '/subscription', '/nowhere'])
    go(path);
  expect(onMoment).not.toHaveBeenCalled();
});

it('comes once', () => {
  const { go, pass, onMoment } = page();
  pass(PEACE_MS);
  go('/profiles');
  go('/featured');
  expect(onMoment).toHaveBeenCalledOnce();
});

it('comes later when it could not be said', () => {
  const { go, pass, onMoment } = page();
  onMoment.mockReturnValueOnce(false);
  pass(PEACE_MS);
  go('/profiles');
  go('/featured');
  go('/profiles');
  expect(onMoment).toHaveBeenCalledTimes(2);
});

it('never comes once it is over', () => {
  const { go, pass, onMoment, stop } = page();
  pass(PEACE_MS);
  stop();
  go('/profiles');
  expect(onMoment).not.toHaveBeenCalled();
});
