import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ApiError } from '../calls/client.ts';
import { renderRemote } from '../testing/render-remote.tsx';
import { useChoice } from './use-choice.ts';

/** A switch whose server answers when the test says so; `asked` is what it was told. */
function show() {
  const asked: boolean[] = [];
  const answers: { readonly agree: () => void; readonly refuse: () => void }[] = [];
  function Switch() {
    const [kept, setKept] = useState(false);
    const { chosen, choose } = useChoice(kept, {
      act: (value: boolean) =>
        new Promise<boolean>((resolve, reject) => {
          asked.push(value);
          const refuse = () => reject(new ApiError({ status: 500, code: 'server.error' }));
          answers.push({ agree: () => resolve(value), refuse });
        }),
      onDone: (value) => setKept(value),
    });
    return (
      <label>
        <input type="checkbox" checked={chosen} onChange={() => choose(!chosen)} /> News
      </label>
    );
  }
  const { notices } = renderRemote(<Switch />);
  return { asked, answers, notices };
}

const box = () => screen.getByRole('checkbox', { name: 'News' });

it('shows with the tap what the server is told', async () => {
  const { answers } = show();
  await userEvent.click(box());
  expect(box()).toBeChecked();
  act(() => answers[0]?.agree());
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(box()).toBeChecked();
});

it('goes back to what holds, and says so, where the server refuses', async () => {
  const { answers, notices } = show();
  await userEvent.click(box());
  act(() => answers[0]?.refuse());
  await waitFor(() => expect(box()).not.toBeChecked());
  expect(notices).toHaveLength(1);
});

it('holds the last of several taps, and tells the server one after the other', async () => {
  const { asked, answers } = show();
  for (let tap = 0; tap < 3; tap++) await userEvent.click(box());
  expect(box()).toBeChecked();
  await userEvent.click(box());
  expect(asked).toEqual([true]);
  act(() => answers[0]?.agree());
  await waitFor(() => expect(asked).toEqual([true, false]));
  expect(box()).not.toBeChecked();
  act(() => answers[1]?.agree());
  await waitFor(() => expect(box()).not.toBeChecked());
});
