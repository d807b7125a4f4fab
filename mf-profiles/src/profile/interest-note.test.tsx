import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { expect, it, vi } from 'vitest';
import { InterestNote, type InterestNoteProps } from './interest-note.tsx';
import { shown, viewer } from './open-profile-in-test.tsx';

/** A note that changes as the profile does, with the press of a button. */
function Changing({ to }: { to: Partial<InterestNoteProps> }) {
  const [change, setChange] = useState<Partial<InterestNoteProps>>({});
  const flags = { theirs: true, mine: false, matched: false, begun: false, ...change };
  return (
    <>
      <InterestNote person={shown} {...flags} />
      <button onClick={() => setChange(to)}>Change</button>
    </>
  );
}

it.each([
  ['goes to the match that the reader has just made', { mine: true, matched: true }, 1],
  ['stays where the reader is when the other one makes it', { matched: true }, 0],
])('%s', async (_what, to, times) => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockClear();
  renderRemote(<Changing to={to} />, { session: viewer });
  expect(screen.getByText('Asha is interested in you')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.getByRole('heading', { name: 'You are interested in each other' })).toBeVisible();
  expect(scroll).toHaveBeenCalledTimes(times);
});
