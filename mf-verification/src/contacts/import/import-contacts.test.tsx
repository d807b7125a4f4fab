import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beginGoogleConsent, suggestContacts } from 'shared-contracts/calls/contacts';
import { fake } from 'shared-contracts/testing/fake-api';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contact } from '../../testing/contacts.ts';
import { entries, field, open, press, relation, two } from '../open-contacts-in-test.tsx';

const callable = (name: string, ...phones: string[]) => ({
  name,
  phone: phones[0] ?? '',
  phones: phones.map((phone) => ({
    phone,
    problem: null,
  })),
});
const book = (...data: ReturnType<typeof callable>[]) => ({
  data: { data, unread: 2, left_out: 0 },
});
const dialog = () => within(screen.getByRole('dialog', { name: 'Add contacts' }));

afterEach(() => {
  Reflect.deleteProperty(navigator, 'contacts');
});

describe('contacts from a text', () => {
  it('are chosen, fill the form, and are not saved', async () => {
    const people = book(
      callable('Mami', '+919822012345', '+912024456789'),
      callable('Kaka', '+919000054321'),
    );
    const sent: unknown[] = [];
    const api = [
      fake(suggestContacts, ({ body }) => {
        sent.push(body);
        return people;
      }),
    ];
    const page = await open([], undefined, true, null, { api });
    await press('From a file');
    await userEvent.type(dialog().getByLabelText('Or paste here'), 'Mami 98220 12345');
    await press('Continue');
    expect(await dialog().findByText(/^2 entries without a number/)).toBeVisible();
    expect(sent).toEqual([{ text: 'Mami 98220 12345' }]);
    await userEvent.click(dialog().getByRole('checkbox', { name: /^Kaka/ }));
    await userEvent.click(dialog().getByRole('checkbox', { name: /^Mami/ }));
    await userEvent.click(dialog().getByRole('radio', { name: '+912024456789' }));
    await press('Add 2');
    expect(field(1, 'Name')).toHaveValue('Kaka');
    expect(field(1, 'Phone')).toHaveValue('+919000054321');
    expect(field(2, 'Phone')).toHaveValue('+912024456789');
    await waitFor(() => expect(relation(1)).toHaveFocus());
    expect(screen.getByText(/^2 contacts added/)).toBeInTheDocument();
    expect(page.isLeavingGuarded()).toBe(true);
    expect(page.requests.filter(({ call }) => call === 'POST /api/v1/contacts')).toEqual([]);
  });

  it('are no more than there is room for, and say what is wrong with a number', async () => {
    const wrong = {
      name: 'Old',
      phone: '98220 1',
      phones: [{ phone: '98220 1', problem: 'wrong' }],
    };
    const reply = { data: { data: [wrong as never, callable('Kaka', '+919000054321')] } };
    const saved = Array.from({ length: 9 }, () => contact());
    await open(saved, undefined, true, null, { api: [fake(suggestContacts, reply as never)] });
    await press('From a file');
    const input = dialog().getByLabelText('Choose a file');
    await userEvent.upload(input, new File(['BEGIN:VCARD'], 'a.vcf', { type: 'text/vcard' }));
    expect(await dialog().findByText('There is room for 1 contact.')).toBeVisible();
    await userEvent.click(dialog().getByRole('checkbox', { name: /^Kaka/ }));
    const old = dialog().getByRole('checkbox', { name: /Old.*not a number that can be called/ });
    expect(old).toBeDisabled();
    await press('Add 1');
    expect(entries()).toHaveLength(10);
  });

  it('are found by name in either script, or by number', async () => {
    const names = ['Sakhi Kale', 'सखी साने', 'Kaka', 'Mami', 'Asha', 'Uma', 'Ila', 'Vatsala'];
    const people = names.map((name, at) => callable(name, `+91982201234${at}`));
    await open([], undefined, true, null, { api: [fake(suggestContacts, book(...people))] });
    await press('From a file');
    await userEvent.type(dialog().getByLabelText('Or paste here'), 'Sakhi 98220 12340');
    await press('Continue');
    const search = await dialog().findByRole('searchbox', { name: 'Search by name or number' });
    const found = async (words: string) => {
      await userEvent.clear(search);
      await userEvent.type(search, words);
      return dialog()
        .getAllByRole('checkbox')
        .map((box) => names.find((name) => box.closest('li')?.textContent.includes(name)));
    };
    expect(await found('sakhi')).toEqual(['Sakhi Kale', 'सखी साने']);
    expect(await found('सखी')).toEqual(['Sakhi Kale', 'सखी साने']);
    expect(await found('sane')).toEqual(['सखी साने']);
    expect(await found('12344')).toEqual(['Asha']);
  });

  it('stand as an alphabet has them, a name beside the same in the other script', async () => {
    const people = ['रोहन', 'Uma', 'Asha', 'Rohan', 'कमल', 'आशा'].map((name, at) =>
      callable(name, `+91982201234${at}`),
    );
    await open([], undefined, true, null, { api: [fake(suggestContacts, book(...people))] });
    await press('From a file');
    await userEvent.type(dialog().getByLabelText('Or paste here'), 'Asha 98220 12342');
    await press('Continue');
    await dialog().findByRole('checkbox', { name: /^Asha/ });
    const shown = [...dialog().getByRole('list').querySelectorAll('strong')];
    expect(shown.map((name) => name.textContent)).toEqual([
      'Asha',
      'आशा',
      'कमल',
      'Rohan',
      'रोहन',
      'Uma',
    ]);
  });

  it('that cannot be read, or do not come, are told in words; the words stay', async () => {
    let broken = true;
    const api = [
      fake(suggestContacts, () =>
        broken
          ? { refuse: 422, code: 'form.invalid', errors: [{ path: 'text', message: 'No table.' }] }
          : { data: { data: [], unread: 0, left_out: 0 } },
      ),
    ];
    await open(two, undefined, true, null, { api });
    await press('From a file');
    await userEvent.type(dialog().getByLabelText('Or paste here'), 'x');
    await press('Continue');
    expect(await dialog().findByRole('alert')).toHaveTextContent('No table.');
    expect(dialog().getByLabelText('Or paste here')).toHaveValue('x');
    const picture = new File([new Uint8Array([0x89, 0, 1])], 'a.vcf', { type: 'text/vcard' });
    await userEvent.upload(dialog().getByLabelText('Choose a file'), picture);
    await waitFor(() => expect(dialog().getByRole('alert')).toHaveTextContent('neither a vCard'));
    broken = false;
    await press('Continue');
    expect(await dialog().findByText(/^No one in it/)).toBeVisible();
    await press('Cancel');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('contacts from the phone', () => {
  it('are not offered where the phone has no picker, nor Google where nobody configured it', async () => {
    await open(two);
    expect(screen.queryByRole('button', { name: 'Import from phone' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'From Google' })).not.toBeInTheDocument();
  });

  it('are picked there, with numbers in one way of writing, and leave the phone with Save only', async () => {
    const select = vi.fn(async () => [
      { name: ['Aai'], tel: ['098220 12345', '+91 98220-12345'] },
      { name: ['Nobody'], tel: [] },
    ]);
    Object.defineProperty(navigator, 'contacts', { value: { select }, configurable: true });
    const page = await open([]);
    await press('Import from phone');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Aai/ }));
    await press('Add 1');
    expect(field(1, 'Phone')).toHaveValue('+919822012345');
    expect(page.requests.some(({ call }) => call.startsWith('POST'))).toBe(false);
  });
});

describe('contacts from Google', () => {
  it('come when Google leads back, and the code leaves the address', async () => {
    const sent: unknown[] = [];
    const api = [
      fake(suggestContacts, ({ body }) => {
        sent.push(body);
        return book(callable('Kaka', '+919000054321'));
      }),
    ];
    const at = '/add/contacts?state=s1&code=c1&scope=x';
    await open(two, undefined, true, null, { google: 'client', api, at });
    expect(await dialog().findByRole('checkbox', { name: /^Kaka/ })).toBeVisible();
    expect(sent).toEqual([{ code: 'c1', state: 's1' }]);
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent(/^\/add\/contacts$/),
    );
  });

  it('that Google refuses are told, with the way to ask anew', async () => {
    const begun = vi.fn();
    const api = [
      fake(suggestContacts, { refuse: 403, code: 'contacts.consentInvalid' }),
      fake(beginGoogleConsent, () => {
        begun();
        return { refuse: 404, code: 'contacts.bookUnavailable' };
      }),
    ];
    const at = '/add/contacts?state=s1&code=old';
    await open(two, undefined, true, null, { google: 'client', api, at });
    expect(await dialog().findByRole('alert')).toHaveTextContent('Please ask again');
    await press('Retry');
    await waitFor(() => expect(begun).toHaveBeenCalledOnce());
  });
});
