import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { listPlaces } from 'shared-contracts/calls/suggestions';
import { fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { Combobox } from 'shared-contracts/ui/combobox';
import { expect, it } from 'vitest';
import { useSuggestions } from './use-suggestions.ts';

const pune = { name: 'Pune', devanagari: 'पुणे', about: null };
const nashik = { name: 'Nashik', devanagari: 'नाशिक', about: null };

function City() {
  const [city, setCity] = useState('');
  const { isFetching, ...found } = useSuggestions(listPlaces);
  return (
    <Combobox
      {...found}
      label="City"
      chosen={city}
      note={isFetching ? null : 'None'}
      onChoose={(one) => setCity(one?.value ?? '')}
      onEdit={setCity}
      onWords={setCity}
    />
  );
}

it('never offers what was found for other words, however fast one types', async () => {
  const api = [
    fake(listPlaces, ({ query }) => ({
      data: query?.q === undefined ? [pune, nashik] : [nashik],
    })),
  ];
  renderRemote(<City />, { api });
  const city = screen.getByRole('combobox', { name: 'City' });
  await userEvent.click(city);
  await screen.findByRole('option', { name: 'Pune' });
  // Before the server is asked anew.
  await userEvent.type(city, 'nas');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(city).toHaveValue('Nashik');
});

it('asks for no more letters than the contract takes', async () => {
  const asked: unknown[] = [];
  const api = [
    fake(listPlaces, ({ query }) => {
      asked.push(query?.q);
      return { data: [] };
    }),
  ];
  renderRemote(<City />, { api });
  await userEvent.click(screen.getByRole('combobox', { name: 'City' }));
  await userEvent.paste('x'.repeat(90));
  await screen.findByText('None');
  expect(asked.at(-1)).toBe('x'.repeat(60));
});
