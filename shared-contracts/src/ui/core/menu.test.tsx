import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Menu, MenuGroup, MenuItem } from './menu.tsx';

function setUp(onSelect = vi.fn()) {
  render(
    <>
      <Menu trigger="A" label="Your menu">
        <MenuGroup label="Profile">
          <MenuItem href="#edit">Edit My Profile</MenuItem>
        </MenuGroup>
        <MenuItem onSelect={onSelect}>Download</MenuItem>
        <MenuItem href="#out">Logout</MenuItem>
      </Menu>
      <p>Elsewhere</p>
    </>,
  );
  const menu = screen.getByLabelText('Your menu');
  return { user: userEvent.setup(), trigger: menu, details: menu.closest('details'), onSelect };
}

const focused = () => document.activeElement?.textContent;

it('opens with an arrow and moves over what is shown, skipping a folded group', async () => {
  const { user, trigger, details } = setUp();
  trigger.focus();
  await user.keyboard('{ArrowDown}');
  expect(details).toHaveAttribute('open');
  expect(focused()).toBe('Profile');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Download');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Profile');
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe('Logout');
});

it('closes the unfolded group first, then itself, and returns the focus', async () => {
  const { user, trigger, details } = setUp();
  await user.click(trigger);
  await user.click(screen.getByText('Profile'));
  screen.getByRole('link', { name: 'Edit My Profile' }).focus();
  await user.keyboard('{Escape}');
  expect(focused()).toBe('Profile');
  expect(details).toHaveAttribute('open');
  await user.keyboard('{Escape}');
  expect(details).not.toHaveAttribute('open');
  expect(trigger).toHaveFocus();
});

it('closes on a click outside and stays open on one inside', async () => {
  const { user, trigger, details } = setUp();
  await user.click(trigger);
  await user.click(screen.getByText('Profile'));
  expect(details).toHaveAttribute('open');
  await user.click(screen.getByText('Elsewhere'));
  expect(details).not.toHaveAttribute('open');
});

it('carries out an item and closes', async () => {
  const { user, trigger, details, onSelect } = setUp();
  await user.click(trigger);
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(details).not.toHaveAttribute('open');
});

it('gives the focus back after a button, so that what it opens can return it', async () => {
  const { user, trigger, details, onSelect } = setUp();
  await user.click(trigger);
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(details).not.toHaveAttribute('open');
  expect(trigger).toHaveFocus();
});
