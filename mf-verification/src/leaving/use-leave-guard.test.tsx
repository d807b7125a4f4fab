import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useLeaveGuard } from './use-leave-guard.ts';

function Form() {
  const [unsaved, setUnsaved] = useState(true);
  useLeaveGuard(unsaved);
  return <button onClick={() => setUnsaved(false)}>Save</button>;
}

let asked: number;
let arrivals: string[];
/** Listens where the router of the page listens, and before the guard. */
const router = () => void arrivals.push(location.pathname);

function show(answer: boolean): void {
  renderRemote(<Form />, {
    host: {
      confirm: async () => {
        asked += 1;
        return answer;
      },
    },
  });
}

const isClosingHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('Back of the browser', () => {
  beforeEach(() => {
    asked = 0;
    arrivals = [];
    history.replaceState({ idx: 0 }, '', '/before');
    history.pushState({ idx: 1 }, '', '/form');
    window.addEventListener('popstate', router);
  });
  afterEach(() => window.removeEventListener('popstate', router));

  it('changes nothing when the answer is no; the router hears of no other page', async () => {
    show(false);
    act(() => history.back());
    await waitFor(() => expect(asked).toBe(1));
    await waitFor(() => expect(arrivals).toEqual(['/form', '/form']));
    expect(location.pathname).toBe('/form');
    act(() => history.back());
    await waitFor(() => expect(asked).toBe(2));
  });

  it('leaves when the answer is yes', async () => {
    show(true);
    act(() => history.back());
    await waitFor(() => expect(arrivals.at(-1)).toBe('/before'));
    expect(asked).toBe(1);
  });

  it('is free once nothing is unsaved, and so is closing the tab', async () => {
    show(false);
    expect(isClosingHeld()).toBe(true);
    act(() => screen.getByRole('button', { name: 'Save' }).click());
    expect(isClosingHeld()).toBe(false);
    // Its own entry is gone by itself, so that one step back leaves.
    await waitFor(() => expect(arrivals).toEqual(['/form']));
    act(() => history.back());
    await waitFor(() => expect(arrivals).toEqual(['/form', '/before']));
    expect(asked).toBe(0);
  });
});
