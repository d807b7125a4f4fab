import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RASHIS } from 'shared-contracts/domain/profile';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { beforeEach, expect, it } from 'vitest';
import { valueTexts } from '../../locales/mr/fields.ts';
import { Several } from './form-fields.tsx';

// jsdom lays nothing out and has nothing to scroll.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

it('finds a rashi of a page in Marathi by its name in Latin letters', async () => {
  const chosen: string[][] = [];
  renderRemote(
    <Several
      label="रास"
      options={RASHIS}
      values={undefined}
      say={(value) => valueTexts[`rashi.${value}`]}
      onChange={(values) => chosen.push(values)}
    />,
  );
  await userEvent.type(screen.getByRole('combobox', { name: 'रास' }), 'simha');
  await userEvent.click(await screen.findByRole('option', { name: 'सिंह' }));
  expect(chosen).toEqual([['simha']]);
});
