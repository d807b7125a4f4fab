import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
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
