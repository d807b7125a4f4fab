import { screen } from '@testing-library/react';
import { CALL_STATUSES } from 'shared-contracts/domain/call-status';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { describe, expect, it } from 'vitest';
import { statusTexts } from '../locales/en/desk.ts';
import { StatusTag } from './status-tag.tsx';

describe('what came of a call', () => {
  it('has words for every status of section 3, and for no other', () => {
    expect(Object.keys(statusTexts.en).sort()).toEqual([...CALL_STATUSES].sort());
    expect(new Set(Object.values(statusTexts.en)).size).toBe(CALL_STATUSES.length);
  });

  it.each([
    ['do_not_disturb', 'Do not disturb', 'danger'],
    ['meeting_planned', 'Meeting planned', 'success'],
    ['follow_up_required', 'Follow-up required', 'warning'],
    ['not_called', 'Not called', 'neutral'],
  ] as const)('shows %s as "%s" in the colour of %s', (status, words, tone) => {
    renderRemote(<StatusTag status={status} />);
    expect(screen.getByText(words).parentElement).toHaveClass(`sp-tag--${tone}`);
  });
});
