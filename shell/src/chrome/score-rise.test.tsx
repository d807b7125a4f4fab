import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { afterEach, expect, it, vi } from 'vitest';
import { ScoreRise } from './score-rise.tsx';

afterEach(() => vi.useRealTimers());

function Bar() {
  const [score, setScore] = useState(60);
  return (
    <>
      <ScoreRise score={score} />
      <button onClick={() => setScore(80)}>to 80</button>
      <button onClick={() => setScore(70)}>to 70</button>
    </>
  );
}

it('says by how much the score has risen, for a moment, and nothing of a fall', () => {
  vi.useFakeTimers();
  renderRemote(<Bar />);
  expect(screen.queryByText(/^\+/)).not.toBeInTheDocument();
  fireEvent.click(screen.getByText('to 80'));
  expect(screen.getByText('+20')).toBeVisible();
  expect(screen.getByText('Your profile score rose by 20.')).toBeInTheDocument();
  act(() => vi.advanceTimersByTime(3000));
  expect(screen.queryByText('+20')).not.toBeInTheDocument();
  fireEvent.click(screen.getByText('to 70'));
  expect(screen.queryByText(/rose/)).not.toBeInTheDocument();
});
