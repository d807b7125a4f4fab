import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openEditPage } from '../open-edit-page-in-test.tsx';

const field = (name: string) => screen.getByRole('combobox', { name });
const MAMKUL = 'Mamkul (mother’s family)';

it('completes the place of a mamkul and leaves the family name before it', async () => {
  const page = await openEditPage({ at: '/info?go=2', profile: { mamkul: null } });
  await userEvent.type(field(MAMKUL), 'Joshi, sat');
  await userEvent.click(await screen.findByRole('option', { name: /^Satara/ }));
  expect(field(MAMKUL)).toHaveValue('Joshi, Satara');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(page.changes()).toEqual([{ mamkul: 'Joshi, Satara' }]));
});

it('takes several cities for a wish, listed or not, and gives them back', async () => {
  const page = await openEditPage({
    at: '/info?go=3',
    profile: { partner_preferences: { current_city: ['Wai'] } },
  });
  await userEvent.type(field('Cities'), 'pu');
  await userEvent.click(await screen.findByRole('option', { name: /^Pune/ }));
  await userEvent.clear(field('Cities'));
  // Left as it is, what was typed counts.
  await userEvent.type(field('Cities'), 'Goregaon');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Wai' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(page.changes()).toHaveLength(1));
  expect(page.changes()).toEqual([{ partner_preferences: { current_city: ['Pune', 'Goregaon'] } }]);
});
