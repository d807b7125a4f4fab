import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openEditPage } from '../open-edit-page-in-test.tsx';

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const city = () => screen.getByRole('combobox', { name: 'Lives in' });
const answer = () =>
  within(screen.getByRole('group', { name: 'Save this step' })).getByRole('status');

it('says that there is nothing to save where Save is pressed for nothing, until something is written', async () => {
  const page = await openEditPage();
  expect(answer()).toBeEmptyDOMElement();
  await save();
  expect(answer()).toHaveTextContent('No changes yet');
  expect(screen.getAllByText('No changes yet')).toHaveLength(1);
  expect(page.changes()).toEqual([]);
  await userEvent.type(city(), ' Camp');
  expect(answer()).toBeEmptyDOMElement();
  await save();
  await waitFor(() => expect(page.changes()).toHaveLength(1));
  expect(await screen.findByText('Saved just now')).toBeVisible();
  expect(answer()).toBeEmptyDOMElement();
});

it('says so of one step alone', async () => {
  await openEditPage();
  await save();
  await userEvent.click(screen.getByRole('link', { name: /^Family/ }));
  expect(answer()).toBeEmptyDOMElement();
});
