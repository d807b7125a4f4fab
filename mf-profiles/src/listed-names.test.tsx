import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offerLanguages } from 'shared-contracts/i18n/i18n';
import { expect, it } from 'vitest';
import { openEditPage } from './editing/open-edit-page-in-test.tsx';

offerLanguages({
  mr: () => import('./locales/mr/index.ts'),
  hi: () => import('./locales/hi/index.ts'),
});

const WRITTEN = {
  current_city: 'Pune',
  mother_tongue: 'Marathi',
  occupation: 'Doctor',
  partner_preferences: { current_city: ['Wai', 'Goregaon', 'पुणे'] },
};
const field = (name: string) => screen.getByRole('combobox', { name });

it('reads what the lists know in the script of the page, and saves nothing of it', async () => {
  const opening = { at: '/info?go=0', profile: WRITTEN, ready: 'सेव्ह करा' };
  const page = await openEditPage({ ...opening, locale: 'mr' });
  await waitFor(() => expect(field('सध्याचे शहर')).toHaveValue('पुणे'));
  expect(field('मातृभाषा')).toHaveValue('मराठी');
  await userEvent.click(field('सध्याचे शहर'));
  await userEvent.tab();
  await userEvent.type(screen.getByRole('textbox', { name: 'थोडक्यात परिचय' }), '!');
  await userEvent.click(screen.getByRole('button', { name: 'सेव्ह करा' }));
  await waitFor(() => expect(page.changes()).toHaveLength(1));
  expect(Object.keys(page.changes()[0] ?? {})).toEqual(['aboutme']);
});

it('saves what is chosen instead', async () => {
  const opening = { at: '/info?go=0', profile: WRITTEN, ready: 'सेव्ह करा' };
  const page = await openEditPage({ ...opening, locale: 'mr' });
  await waitFor(() => expect(field('सध्याचे शहर')).toHaveValue('पुणे'));
  await userEvent.clear(field('सध्याचे शहर'));
  await userEvent.type(field('सध्याचे शहर'), 'सा');
  await userEvent.click(await screen.findByRole('option', { name: /^सातारा/ }));
  expect(field('सध्याचे शहर')).toHaveValue('सातारा');
  await userEvent.click(screen.getByRole('button', { name: 'सेव्ह करा' }));
  await waitFor(() => expect(page.changes()).toEqual([{ current_city: 'सातारा' }]));
});

it('reads the cities of a wish so, and those that no list knows as they were written', async () => {
  await openEditPage({ at: '/info?go=3', profile: WRITTEN, locale: 'hi', ready: 'सेव करें' });
  expect(await screen.findByRole('button', { name: 'वाई हटाएँ' })).toBeVisible();
  for (const name of ['Goregaon', 'पुणे'])
    expect(screen.getByRole('button', { name: `${name} हटाएँ` })).toBeVisible();
});

it('leaves an occupation as it is, for a woman may have another word', async () => {
  const opening = { at: '/info?go=1', profile: WRITTEN, ready: 'सेव्ह करा' };
  const page = await openEditPage({ ...opening, locale: 'mr' });
  expect(screen.getByDisplayValue('Doctor')).toBeVisible();
  expect(page.sent('GET /api/v1/occupations')).toEqual([]);
});

it('reads in Latin letters on an English page, and asks nobody where all is in them', async () => {
  const latin = { ...WRITTEN, current_city: 'Satara', mother_tongue: 'कन्नड़' };
  const page = await openEditPage({ at: '/info?go=0', profile: latin });
  expect(field('Lives in')).toHaveValue('Satara');
  expect(field('Mother tongue')).toHaveValue('Kannada');
  expect(page.sent('GET /api/v1/places')).toEqual([]);
});
