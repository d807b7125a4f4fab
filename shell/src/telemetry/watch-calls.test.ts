import { ApiError, type Send } from 'shared-contracts/calls/client';
import { listLeads } from 'shared-contracts/calls/leads';
import { getTextOverrides } from 'shared-contracts/calls/site';
import { expect, it, vi } from 'vitest';
import { watchCalls } from './watch-calls.ts';

const watched = (send: Send) => {
  const faults = { onFailure: vi.fn(), onFault: vi.fn() };
  return { ...faults, send: watchCalls(send, faults) };
};
const refusing = (status: number, code: string) =>
  watched(() => Promise.reject(new ApiError({ status, code })));

it.each([
  [500, true],
  [503, true],
  [502, true],
  [501, false],
  [404, false],
  [0, false],
])('a call that ends with %i counts against its unit: %s', async (status, counts) => {
  const { send, onFailure, onFault } = refusing(status, 'call.failed');
  await expect(send(getTextOverrides, {})).rejects.toThrow('call.failed');
  expect(onFailure).toHaveBeenCalledTimes(counts ? 1 : 0);
  expect(onFault).not.toHaveBeenCalled();
});

it('other errors pass without counting', async () => {
  const { send, onFailure } = watched(() => Promise.reject(new DOMException('', 'AbortError')));
  await expect(send(getTextOverrides, {})).rejects.toThrow();
  expect(onFailure).not.toHaveBeenCalled();
});

it('a call that the server does not have is a fault, but not on the desk, where it hides what one has no duty for', async () => {
  const { send, onFault } = refusing(404, 'route.unknown');
  await expect(send(listLeads, {} as never)).rejects.toThrow();
  expect(onFault).not.toHaveBeenCalled();
  await expect(send(getTextOverrides, {})).rejects.toThrow();
  expect(onFault).toHaveBeenCalledExactlyOnceWith(`the server has no GET ${getTextOverrides.path}`);
});

it('more than a hundred calls in ten seconds are a fault, and as many over a minute are not', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { send, onFault } = watched((() => Promise.resolve({})) as unknown as Send);
  for (let call = 0; call < 120; call += 1) {
    await send(getTextOverrides, {});
    vi.advanceTimersByTime(500);
  }
  expect(onFault).not.toHaveBeenCalled();
  for (let call = 0; call < 101; call += 1) await send(getTextOverrides, {});
  expect(onFault).toHaveBeenCalled();
  vi.useRealTimers();
});
