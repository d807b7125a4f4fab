import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openEditPage } from '../open-edit-page-in-test.tsx';

const city = () => screen.getByRole('combobox', { name: 'Lives in' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const panel = () => screen.findByRole('group', { name: /changed somewhere else meanwhile/ });

async function writeCity() {
  const page = await openEditPage();
  await userEvent.clear(city());
  await userEvent.type(city(), 'Nashik');
  return page;
}

it('keeps both where other fields were saved elsewhere, and says so', async () => {
  const page = await writeCity();
  page.elsewhere({ gotra: 'Vasishtha', mother_tongue: 'Konkani' });
  await press('Save');
  await waitFor(() => expect(page.notices).toEqual(['profile.saved']));
  expect(page.changes()).toEqual([{ current_city: 'Nashik' }, { current_city: 'Nashik' }]);
  expect(screen.getByText(/together with what was saved elsewhere/)).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Mother tongue' })).toHaveValue('Konkani');
  expect(city()).toHaveValue('Nashik');
});

it('shows both words of the same field, saves neither, and takes the choice', async () => {
  const page = await writeCity();
  page.elsewhere({ current_city: 'Satara' });
  await press('Save');
  const both = await panel();
  await waitFor(() => expect(both).toHaveFocus());
  expect(both).toHaveTextContent('YoursNashik');
  expect(both).toHaveTextContent('Saved meanwhileSatara');
  expect(page.notices).toEqual([]);
  expect(page.changes()).toHaveLength(1);
  expect(city()).toHaveValue('Nashik');
  await userEvent.click(within(both).getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(page.notices).toEqual(['profile.saved']));
  expect(page.changes()).toHaveLength(2);
  expect(city()).toHaveValue('Nashik');
  expect(both).not.toBeInTheDocument();
});

it('takes the newer ones on demand, and saves the rest', async () => {
  const page = await writeCity();
  await userEvent.type(screen.getByRole('combobox', { name: 'Mother tongue' }), '!');
  page.elsewhere({ current_city: 'Satara' });
  await press('Save');
  await userEvent.click(within(await panel()).getByRole('button', { name: 'Use the newer ones' }));
  await waitFor(() => expect(page.notices).toEqual(['profile.saved']));
  expect(page.changes().at(-1)).toEqual({ mother_tongue: 'Marathi!' });
  expect(city()).toHaveValue('Satara');
});

it('asks about a draft of words that were saved anew since, and saves nothing by itself', async () => {
  const page = await openEditPage({ draft: { current_city: { was: 'Satara', now: 'Nashik' } } });
  const both = await panel();
  expect(both).toHaveTextContent('Saved meanwhilePune');
  await userEvent.click(within(both).getByRole('button', { name: 'Keep mine' }));
  expect(both).not.toBeInTheDocument();
  expect(page.changes()).toEqual([]);
  expect(city()).toHaveValue('Nashik');
});
