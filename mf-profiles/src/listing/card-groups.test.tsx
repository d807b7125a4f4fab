import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CardGroups } from './card-groups.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const people = Array.from({ length: 30 }, (_, n) => ({ id: `person-${n}` }));

function show(shown = people) {
  const { container, unmount } = render(
    <CardGroups people={shown} card={({ id }, index) => <i key={id}>{`${index} ${id}`}</i>} />,
  );
  const groups = [...container.querySelectorAll<HTMLElement>('.pf-groups__group')];
  const heights = groups.map((one) => one.style.cssText);
  return { unmount, groups, heights };
}

/** Lets every box stand that large, once the browser has laid it out. */
function measured(size: { width: number; height: number }) {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, size.width, size.height),
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #told: () => void;
      constructor(told: () => void) {
        this.#told = told;
      }
      observe() {
        this.#told();
      }
      disconnect() {
        return undefined;
      }
    },
  );
}

test('puts every card in its place, twelve a group', () => {
  const { groups } = show();
  expect(groups.map((one) => one.querySelectorAll('i').length)).toEqual([12, 12, 6]);
  expect(groups[2]?.textContent).toContain('24 person-24');
});

test('a list that comes back is as high as it was', () => {
  measured({ width: 358, height: 7013.5 });
  show(people.slice(0, 15)).unmount();
  measured({ width: 358, height: 0 });
  const height = '--pf-group-height: 7013.5px;';
  expect(show(people.slice(0, 15)).heights).toEqual([height, height]);
});

test('a group below the first is as high as its cards before they are drawn', () => {
  measured({ width: 700, height: 3000 });
  show(people.slice(0, 15)).unmount();
  // On a narrower screen, and with more cards than before.
  measured({ width: 358, height: 7000 });
  expect(show(people.slice(0, 15)).heights[1]).toBe('--pf-group-height: 7000px;');
  measured({ width: 358, height: 9000 });
  expect(show(people.slice(0, 17)).heights[1]).toBe('--pf-group-height: 9000px;');
});

test('the first group, which is drawn at once, is not measured before', () => {
  measured({ width: 390, height: 5000 });
  expect(show(people.slice(20, 23)).heights).toEqual(['']);
});

test('groups that stand are not drawn anew when the next people come', () => {
  const drawn: number[] = [];
  const card = ({ id }: { id: string }, index: number) => {
    drawn.push(index);
    return <i key={id}>{id}</i>;
  };
  const { rerender } = render(<CardGroups people={people.slice(0, 20)} card={card} />);
  drawn.length = 0;
  rerender(<CardGroups people={people} card={card} />);
  expect([Math.min(...drawn), Math.max(...drawn)]).toEqual([12, 29]);
});
