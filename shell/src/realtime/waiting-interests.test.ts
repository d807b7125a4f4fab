import { act, screen } from '@testing-library/react';
import { subscribeCounts } from 'shared-contracts/calls/messaging';
import { fake } from 'shared-contracts/testing/fake-api';
import { describe, expect, it, vi } from 'vitest';
import { connectedApp } from '../testing/connected-app.ts';
import { member } from '../testing/render-app.tsx';

const { open, settled, getIdle } = connectedApp();

describe('interests that wait for an answer', () => {
  it('are counted at the beginning, and anew when interests have changed', async () => {
    let interests_waiting = 1;
    const { page, push } = open({
      stored: member(),
      api: [fake(subscribeCounts, () => ({ data: { chat_count: 0, interests_waiting } }))],
    });
    await getIdle();
    expect(screen.getByText('1 waits for your answer')).toBeInTheDocument();
    interests_waiting = 2;
    await push('changed', { lists: ['threads'] });
    await settled();
    expect(screen.getByText('1 waits for your answer')).toBeInTheDocument();
    await push('changed', { lists: ['interests', 'profiles'] });
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(screen.getByText('2 wait for your answer')).toBeInTheDocument();
    page.session.end('asked');
  });
});
