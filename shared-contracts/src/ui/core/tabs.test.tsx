import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

const tabs = [
  { id: 'one', label: 'Personal Details', content: <p>Born in Pune</p> },
  { id: 'two', label: 'Family Details', content: <p>Two brothers</p> },
  { id: 'three', label: 'Astrology Details', content: <p>Mithuna</p> },
];

it('shows one panel, named by its tab', () => {
  render(<Tabs label="Profile" tabs={tabs} />);
  expect(screen.getByRole('tabpanel', { name: 'Personal Details' })).toHaveTextContent(
    'Born in Pune',
  );
  expect(screen.queryByText('Two brothers')).not.toBeInTheDocument();
});

it('is one stop of the keyboard, and arrows choose, around the ends too', async () => {
  const user = userEvent.setup();
  const onSelect = vi.fn();
  render(<Tabs label="Profile" tabs={tabs} onSelect={onSelect} />);
  await user.tab();
  expect(screen.getByRole('tab', { name: 'Personal Details' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Astrology Details', selected: true })).toHaveFocus();
  await user.keyboard('{Home}{ArrowRight}');
  expect(onSelect).toHaveBeenLastCalledWith('two');
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

it('follows its owner when controlled', async () => {
  const user = userEvent.setup();
  render(<Tabs label="Profile" tabs={tabs} selected="two" />);
  await user.click(screen.getByRole('tab', { name: 'Personal Details' }));
  expect(screen.getByRole('tab', { name: 'Family Details' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

it('falls back to the first tab for an unknown choice', () => {
  render(<Tabs label="Profile" tabs={tabs} selected="nine" />);
  expect(screen.getByRole('tabpanel', { name: 'Personal Details' })).toBeVisible();
});

it('goes on from where the keys are, though the choice is kept elsewhere and comes late', async () => {
  const user = userEvent.setup();
  const onSelect = vi.fn();
  render(<Tabs label="Profile" tabs={tabs} selected="three" onSelect={onSelect} />);
  screen.getByRole('tab', { name: 'Astrology Details' }).focus();
  await user.keyboard('{Home}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Family Details' })).toHaveFocus();
  expect(onSelect.mock.calls).toEqual([['one'], ['two']]);
  // And Tab leads on to the panel, not to the tab that is still the chosen one.
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('tab', { name: 'Astrology Details' })).toHaveFocus();
});

describe('panels that are together', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** Renders them; returns the panels that were scrolled to, and how to enter one. */
  function open(selected?: string, together = true) {
    const led: (string | undefined)[] = [];
    const rows = vi.fn();
    let tell: IntersectionObserverCallback = () => undefined;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(onEntries: IntersectionObserverCallback) {
          tell = onEntries;
        }
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
    let grow: (() => void) | null = null;
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(onGrown: () => void) {
          grow = onGrown;
        }
        observe = () => undefined;
        disconnect = () => (grow = null);
      },
    );
    const { scrollIntoView, scrollTo } = Element.prototype;
    Element.prototype.scrollIntoView = function (this: HTMLElement) {
      led.push(this.dataset['panel']);
    };
    Element.prototype.scrollTo = rows;
    onTestFinished(() => void Object.assign(Element.prototype, { scrollIntoView, scrollTo }));
    render(<Tabs label="Profile" tabs={tabs} selected={selected} together={together} />);
    const enter = (id: string) => {
      const target = document.querySelector(`[data-panel="${id}"]`);
      const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
      act(() => tell([entry], {} as IntersectionObserver));
    };
    return { led, rows, enter, grow: () => grow?.() };
  }
  const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

  it('are all shown, each below its heading', () => {
    open();
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map((one) => one.textContent)).toEqual(tabs.map(({ label }) => label));
    expect(screen.getByText('Mithuna')).toBeVisible();
  });

  it.each([
    ['three', ['three']],
    ['one', []],
    [undefined, []],
  ])('begin at the part of the address: %s', (selected, led) => {
    expect(open(selected).led).toEqual(led);
  });

  it('leave the page where Back has led it', () => {
    vi.stubGlobal('scrollY', 400);
    expect(open('three').led).toEqual([]);
  });

  it('stay chosen while the page scrolls there, and follow the reader after a key or a press', async () => {
    const user = userEvent.setup();
    const { led, enter } = open();
    await user.click(screen.getByRole('tab', { name: 'Astrology Details' }));
    enter('two');
    expect([chosen(), led]).toEqual(['Astrology Details', ['three']]);
    await user.keyboard('{PageUp}');
    enter('two');
    expect(chosen()).toBe('Family Details');
    await user.click(screen.getByRole('tab', { name: 'Astrology Details' }));
    await user.pointer({ keys: '[MouseLeft]', target: document.body });
    enter('one');
    expect(chosen()).toBe('Personal Details');
  });

  it('stay in place while parts above them come, until the reader moves on or patience ends', async () => {
    const user = userEvent.setup();
    const { led, grow } = open();
    grow();
    expect(led).toEqual([]);
    await user.click(screen.getByRole('tab', { name: 'Family Details' }));
    await user.click(screen.getByRole('tab', { name: 'Astrology Details' }));
    grow();
    expect(led).toEqual(['two', 'three', 'three']);
    await user.keyboard('{PageUp}');
    grow();
    expect(led).toHaveLength(3);
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    fireEvent.click(screen.getByRole('tab', { name: 'Family Details' }));
    vi.advanceTimersByTime(4999);
    grow();
    expect(led.slice(3)).toEqual(['two', 'two']);
    vi.advanceTimersByTime(1);
    grow();
    expect(led).toHaveLength(5);
  });

  it('alone have a row that scrolls', () => {
    expect(open('two', false).rows).not.toHaveBeenCalled();
    expect(open('two').rows).toHaveBeenCalled();
  });
});
