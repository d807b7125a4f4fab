import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Chooses an option of an antd list by its words, as one does with the mouse. */
export async function choose(field: HTMLElement, words: string): Promise<void> {
  if (field.getAttribute('aria-expanded') !== 'true') await userEvent.click(field);
  const list = await waitFor(() => {
    const opened = document.getElementById(field.getAttribute('aria-controls') ?? '');
    if (opened === null) throw new Error(`the list of ${words} is not open`);
    return opened;
  });
  await userEvent.click(await within(list).findByRole('option', { name: words }));
}
