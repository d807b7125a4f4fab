import { act, screen } from '@testing-library/react';
import { subscribeCounts } from 'shared-contracts/calls/messaging';
import {
  reconnected,
  listsChanged,
  messageArrived,
  typing,
} from 'shared-contracts/platform/events/realtime-events';
import { fake } from 'shared-contracts/testing/fake-api';
import { describe, expect, it, vi } from 'vitest';
import { readSession } from '../session/session-storage.ts';
import { OWN_TOPIC, connectedApp } from '../testing/connected-app.ts';
import { HOUR, member, NOW } from '../testing/render-app.tsx';
import { tokenUntil } from '../testing/tokens.ts';

const OTHER = '0b0e7c1a-5d0f-4c1e-9a53-3f0c6a1b2c77';

const { line, open, settle, settled, getIdle } = connectedApp();

describe('the line to the server', () => {
  it('is opened for a member once the page has settled', async () => {
    const { page, fetched } = open({ stored: member() });
    await settled();
    expect(fetched).not.toHaveBeenCalled();
    expect(page.realtime.state()).toBe('off');
    await getIdle();
    expect(page.realtime.state()).toBe('live');
    expect(line.server.joins).toHaveLength(1);
    expect(line.server.joins[0]).toMatchObject({
      topic: OWN_TOPIC,
      params: { client: expect.stringMatching(/^browser-[a-z0-9]+$/), token: member().token },
    });
    page.session.end('asked');
  });

  it('is never opened for a visitor', async () => {
    const { page, fetched } = open();
    await getIdle();
    page.realtime.openAssistant(() => undefined);
    await settled();
    expect(fetched).not.toHaveBeenCalled();
    expect(line.server.asked).toEqual([]);
  });

  it('closes with the session', async () => {
    const { page } = open({ stored: member() });
    await getIdle();
    act(() => page.session.end('asked'));
    await settled();
    expect([line.server.open(), page.realtime.state()]).toEqual([0, 'off']);
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(line.server.asked).toHaveLength(1);
  });

  it('changes with the account, and opens nothing for one that is gone meanwhile', async () => {
    const { page } = open({ stored: member() });
    await getIdle();
    const token = tokenUntil(NOW + HOUR, 'other');
    act(() => page.session.begin(member({ userId: OTHER, token })));
    await settled();
    expect(line.server.open()).toBe(0);
    await getIdle();
    expect(line.server.joins.at(-1)).toMatchObject({ topic: `pub${OTHER}`, params: { token } });
    expect(line.server.open()).toBe(1);
    page.session.end('asked');
  });

  it('whose code comes too late opens nothing', async () => {
    let come = () => undefined as void;
    const { page } = open({ stored: member() }, () => new Promise((resolve) => (come = resolve)));
    await getIdle();
    expect(page.realtime.state()).toBe('connecting');
    act(() => page.session.end('asked'));
    come();
    await settled();
    expect(line.server.asked).toEqual([]);
  });

  it('whose code does not come is asked for again when the network is back', async () => {
    let works = false;
    const { page } = open({ stored: member() }, () =>
      works ? Promise.resolve() : Promise.reject(new Error('offline')),
    );
    await getIdle();
    expect(page.realtime.state()).toBe('off');
    works = true;
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(page.realtime.state()).toBe('live');
    page.session.end('asked');
  });

  it('is opened before the page has settled when somebody opens the assistant', async () => {
    const { page } = open({ stored: member() });
    const assistant = page.realtime.openAssistant(() => undefined);
    const asked = assistant.ask({ message: 'How tall?', from: 'tell_me_about', pid: 'MDEy' });
    await settled();
    await asked;
    expect(line.server.said).toHaveLength(1);
    page.session.end('asked');
  });
});

describe('what the server pushes', () => {
  it('sets the badge, and tells when it rises', async () => {
    const { page, push, counts } = open({ stored: member() });
    counts(2);
    await getIdle();
    expect(screen.getByText('2 unread messages')).toBeInTheDocument();
    expect(screen.queryByText('You have a new message')).toBeNull();
    await push('publish', { chat_count: 3 });
    expect(screen.getByText('3 unread messages')).toBeInTheDocument();
    expect(screen.getByText('You have a new message')).toBeVisible();
    page.session.end('asked');
  });

  it('sets score and badges', async () => {
    const { page, push } = open({ stored: member({ myplan: 'trust' }) });
    await getIdle();
    await push('score', {
      score: 91,
      personal_verification_verified: false,
      job_verification_verified: true,
      salary_details_verified: false,
      property_details_verified: true,
      show_google_btn: false,
    });
    expect(screen.getByText('Profile Score: 91')).toBeVisible();
    const seals = screen.getAllByTitle(/^Your .* is verified$/).map((seal) => seal.title);
    const verified = ['Your job is verified', 'Your property is verified'];
    // In the top bar, and at the head of the avatar menu.
    expect(seals).toEqual([...verified, ...verified]);
    page.session.end('asked');
  });

  it('is told to remotes, and releases to who follows them', async () => {
    const { page, push } = open({ stored: member() });
    const heard: unknown[] = [];
    page.bus.on(typing, (fact) => heard.push(fact));
    page.bus.on(listsChanged, (fact) => heard.push(fact));
    page.bus.on(messageArrived, ({ message }) => heard.push(message.message));
    await getIdle();
    await push('typing', { from: OTHER });
    await push('changed', { lists: ['interests'], more: 1 });
    await push('message', {
      message: {
        id: 'm1',
        sequence: 1,
        client_id: 'c1',
        from: OTHER,
        to: member().userId,
        message: 'Namaste',
        created_at: '2026-11-21T06:00:00Z',
        read_at: null,
      },
    });
    await push('release', { generation: 7 });
    expect(heard).toEqual([{ from: OTHER }, { lists: ['interests'] }, 'Namaste']);
    expect(line.releases.heardOf).toHaveBeenCalledWith(7);
    page.session.end('asked');
  });

  it('brings another plan along: the session knows it, and what depends on it is asked anew', async () => {
    const { page, push } = open({ stored: member({ myplan: 'trust' }) });
    await getIdle();
    page.queries.setQueryData(['listing'], 'people with seals');
    const isStale = () => page.queries.getQueryState(['listing'])?.isInvalidated;
    await push('plan', { myplan: 'trust' });
    expect(isStale()).toBe(false);
    await push('plan', { myplan: 'hope' });
    expect(isStale()).toBe(true);
    expect(page.session.current()).toEqual(member({ myplan: 'hope' }));
    expect(readSession(window.localStorage)).toEqual(member({ myplan: 'hope' }));
    await push('publish', { chat_count: 1 });
    expect(screen.getByText('1 unread message')).toBeInTheDocument();
    page.session.end('asked');
  });

  it('is told and skipped when it cannot be read', async () => {
    const { page, push } = open({ stored: member() });
    const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
    await getIdle();
    await push('typing', { from: 'nobody' });
    await push('publish', { chat_count: 'many' });
    expect(error.mock.calls.map(([text]) => text)).toEqual([
      'push typing (read)',
      'push publish (read)',
    ]);
    page.session.end('asked');
  });
});

describe('a line that was away', () => {
  it('counts anew and says so to remotes', async () => {
    const { page, counts } = open({ stored: member() });
    const restored = vi.fn();
    page.bus.on(reconnected, restored);
    await getIdle();
    expect(restored).toHaveBeenCalledTimes(1);
    line.server.drop();
    counts(1);
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(restored).toHaveBeenCalledTimes(2);
    expect(screen.getByText('You have a new message')).toBeVisible();
    page.session.end('asked');
  });

  it('learns of a plan that ended meanwhile, and goes on counting', async () => {
    let reply = { chat_count: 0, myplan: 'belief' as 'belief' | 'hope' };
    const { page } = open({
      stored: member({ myplan: 'belief' }),
      api: [fake(subscribeCounts, () => ({ data: reply }))],
    });
    await getIdle();
    expect(page.session.current()?.myplan).toBe('belief');
    for (const chat_count of [0, 2]) {
      reply = { chat_count, myplan: 'hope' };
      line.server.drop();
      await act(() => vi.advanceTimersByTimeAsync(2000));
    }
    expect(page.session.current()?.myplan).toBe('hope');
    expect(screen.getByText('2 unread messages')).toBeInTheDocument();
    page.session.end('asked');
  });

  it('says nothing of what remotes say meanwhile', async () => {
    const { page } = open({ stored: member() });
    await getIdle();
    page.realtime.say('typing', { to: OTHER });
    await settle();
    line.server.drop();
    page.realtime.say('typing', { to: OTHER });
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(line.server.said).toEqual([
      { topic: OWN_TOPIC, event: 'typing', payload: { to: OTHER } },
    ]);
    page.session.end('asked');
  });

  it('for want of a good session asks by a call, which ends the session here', async () => {
    const { page } = open({
      stored: member(),
      api: [fake(subscribeCounts, { refuse: 401, code: 'auth.required' })],
    });
    line.server.answer = () => null;
    await getIdle();
    line.server.drop(4401);
    await settled();
    expect(page.session.current()).toBeNull();
    expect(window.location.pathname).toBe('/login');
  });
});
