import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toPid } from 'shared-contracts/domain/pid';
import { profile, session } from 'shared-contracts/testing/builders';
import { fakeRealtime, type FakeRealtime } from 'shared-contracts/testing/fake-realtime';
import { renderRemote, type RenderRemoteOptions } from 'shared-contracts/testing/render-remote';
import { describe, expect, it, vi } from 'vitest';
import { AskAbout } from './ask-about.tsx';

const shown = profile();
const viewer = session({ userId: '0b0e7c1a-5d0f-4c1e-9a53-3f0c6a1b2cff' });

function show(realtime: FakeRealtime | null, options: RenderRemoteOptions = {}) {
  const host = realtime === null ? {} : { realtime };
  return renderRemote(<AskAbout profile={shown} />, { session: viewer, host, ...options });
}

async function openPanel() {
  await userEvent.click(screen.getByRole('button', { name: 'Ask about Asha' }));
  return screen.findByRole('dialog', { name: 'Saptapadi 4.0' });
}

function answers(realtime: FakeRealtime, message: string, more: object = {}) {
  const id = realtime.asked.at(-1)?.id ?? '';
  act(() => realtime.answers({ message, from: 'bot', pid: toPid(shown.id), id, ...more }));
}

const field = () => screen.getByRole('textbox', { name: 'Your question' });

describe('the floating assistant', () => {
  it('asks with Enter and shows the answer with what to ask next', async () => {
    const realtime = fakeRealtime();
    show(realtime);
    const panel = await openPanel();
    expect(field()).toHaveFocus();
    await userEvent.keyboard('How old is she?{Enter}');
    expect(realtime.asked).toMatchObject([
      { message: 'How old is she?', from: 'tell_me_about', pid: toPid(shown.id), language: 'en' },
    ]);
    expect(field()).toHaveValue('');
    expect(screen.getByRole('status')).toHaveTextContent('Looking in the profile');
    answers(realtime, 'Asha is 27', { done: false });
    expect(await within(panel).findByText(/Asha is 27$/)).toBeVisible();
    answers(realtime, 'Asha is 27 years old.', { done: true, suggestions: ['How tall is she?'] });
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Asha is 27 years old.'),
    );
    await userEvent.click(screen.getByRole('button', { name: 'How tall is she?' }));
    expect(screen.getByRole('region', { name: 'Questions and answers about Asha' })).toHaveFocus();
    expect(realtime.asked.map(({ message }) => message)).toEqual([
      'How old is she?',
      'How tall is she?',
    ]);
  });

  it('ignores a blank question and begins a new line with Shift', async () => {
    const realtime = fakeRealtime();
    show(realtime);
    await openPanel();
    await userEvent.keyboard('  {Enter}');
    expect(realtime.asked).toEqual([]);
    await userEvent.keyboard('a{Shift>}{Enter}{/Shift}b{Enter}');
    expect(realtime.asked.map(({ message }) => message)).toEqual(['a\nb']);
  });

  it('hears only answers to its own questions', async () => {
    const realtime = fakeRealtime();
    show(realtime);
    await openPanel();
    act(() => realtime.answers({ message: 'of another page', from: 'bot', pid: 'x', id: 'y' }));
    expect(screen.queryByText(/another page/)).not.toBeInTheDocument();
  });

  it('keeps a question that failed, and asks it again with Retry', async () => {
    const realtime = fakeRealtime();
    show(realtime);
    await openPanel();
    realtime.refusesNext();
    await userEvent.keyboard('How old is she?{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('No answer came.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    answers(realtime, 'Asha is 27 years old.');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Asha is 27 years old.'),
    );
    expect(screen.getAllByText(/How old is she/)).toHaveLength(1);
  });

  it('says so when the hour’s questions are used up', async () => {
    const realtime = fakeRealtime();
    const line = {
      ask: () => Promise.reject(new Error('assistant.budget')),
      close: () => undefined,
    };
    show({ ...realtime, openAssistant: () => line });
    await openPanel();
    await userEvent.keyboard('How old is she?{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('as many questions as are allowed');
  });

  it('gives up on an answer that does not come', async () => {
    const realtime = fakeRealtime();
    show(realtime);
    await openPanel();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await userEvent.keyboard('How old is she?{Enter}');
      act(() => vi.advanceTimersByTime(30_000));
      expect(screen.getByRole('alert')).toHaveTextContent('No answer came.');
    } finally {
      vi.useRealTimers();
    }
  });

  it('waits while the line is away, and then sends what was written meanwhile', async () => {
    const realtime = fakeRealtime();
    show(realtime);
    await openPanel();
    await userEvent.keyboard('How old is she?{Enter}');
    act(() => realtime.becomes('connecting'));
    expect(screen.getByRole('alert')).toHaveTextContent('No answer came.');
    await userEvent.type(field(), 'And how tall?{Enter}');
    expect(field()).toHaveValue('And how tall?');
    expect(realtime.asked).toHaveLength(1);
    expect(
      screen.getByText(/Your question will be sent as soon as we are connected/),
    ).toBeVisible();
    act(() => realtime.becomes('live'));
    expect(field()).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(realtime.asked.map(({ message }) => message)).toEqual([
      'How old is she?',
      'And how tall?',
      'How old is she?',
    ]);
  });

  it('sends nothing by itself that was changed after Enter', async () => {
    const realtime = fakeRealtime();
    show(realtime);
    await openPanel();
    act(() => realtime.becomes('connecting'));
    await userEvent.type(field(), 'How old is she?{Enter} And');
    act(() => realtime.becomes('live'));
    expect(field()).toHaveValue('How old is she? And');
    expect(realtime.asked).toEqual([]);
  });

  it('is away in a shell without a line', async () => {
    show(null);
    await openPanel();
    expect(screen.getByText(/The assistant is away right now/)).toBeVisible();
  });

  it('keeps the conversation when it is closed, and gives the focus back', async () => {
    const realtime = fakeRealtime();
    show(realtime);
    await openPanel();
    await userEvent.keyboard('How old is she?{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Close the assistant' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const pill = screen.getByRole('button', { name: 'Ask about Asha' });
    expect(pill).toHaveFocus();
    answers(realtime, 'Asha is 27 years old.');
    await userEvent.click(pill);
    expect(await screen.findByText(/Asha is 27 years old/, { selector: 'p span' })).toBeVisible();
  });

  it('sends a visitor to join, and asks nothing about oneself', async () => {
    const { joinNow, unmount } = renderRemote(<AskAbout profile={shown} />);
    await userEvent.click(screen.getByRole('button', { name: 'Ask about Asha' }));
    expect(joinNow.asked).toBe(1);
    unmount();
    show(fakeRealtime(), { session: session({ userId: shown.id }) });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
