import { screen } from '@testing-library/react';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { TabLink } from 'shared-contracts/ui/core';
import { afterEach, expect, it, vi } from 'vitest';
import { ListTabs } from './list-tabs.tsx';

/** Three tabs of 200 px in a row of 320 px: the second is cut, the third out of sight. */
const LEFT: Record<string, number> = { Sent: 0, Received: 200, Match: 400 };

function show(current: string): HTMLElement {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.tagName === 'NAV') return new DOMRect(0, 0, 320, 48);
    const from = LEFT[this.textContent ?? ''] ?? 0;
    return new DOMRect(from - (this.parentElement?.scrollLeft ?? 0), 0, 200, 48);
  });
  renderRemote(
    <ListTabs label="Lists" current={current}>
      {Object.keys(LEFT).map((name) => (
        <TabLink key={name} href={`/${name}`} current={name === current}>
          {name}
        </TabLink>
      ))}
    </ListTabs>,
  );
  return screen.getByRole('navigation', { name: 'Lists' });
}

afterEach(() => vi.restoreAllMocks());

it.each([
  ['Sent', 0],
  ['Received', 80],
  ['Match', 280],
])('brings %s into sight where it is the current one', (current, scrolled) => {
  expect(show(current).scrollLeft).toBe(scrolled);
});

it('brings into sight what the keyboard comes to', () => {
  const row = show('Sent');
  screen.getByRole('link', { name: 'Match' }).focus();
  expect(row.scrollLeft).toBe(280);
  screen.getByRole('link', { name: 'Sent' }).focus();
  expect(row.scrollLeft).toBe(0);
});
