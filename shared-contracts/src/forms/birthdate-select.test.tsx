import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { describe, expect, it, vi } from 'vitest';
import { BirthdateSelect, type BirthdateSelectProps } from './birthdate-select.tsx';

const heard = vi.fn();

function Open({ value: first, ...props }: Partial<BirthdateSelectProps>) {
  const [value, setValue] = useState(first ?? '');
  return (
    <BirthdateSelect
      id="born"
      label="Date of birth"
      help="Only the age is shown."
      parts={{ day: 'Day', month: 'Month', year: 'Year' }}
      thisYear={2026}
      youngest={18}
      {...props}
      value={value}
      onChange={(now) => {
        heard(now);
        setValue(now);
      }}
    />
  );
}

const list = (name: string) => screen.getByRole('combobox', { name });
const years = () => [...(list('Year') as HTMLSelectElement).options].map(({ text }) => text);

describe('a birthdate out of three lists', () => {
  it('is what is chosen of it until it is whole, in any order', async () => {
    renderRemote(<Open />);
    await userEvent.selectOptions(list('Year'), '1998');
    await userEvent.selectOptions(list('Day'), '7');
    await userEvent.selectOptions(list('Month'), 'March');
    expect(heard.mock.calls.flat()).toEqual(['1998--', '1998--07', '1998-03-07']);
    await userEvent.selectOptions(list('Day'), '');
    expect(heard).toHaveBeenLastCalledWith('1998-03-');
  });

  it('shows a whole one, from the youngest year to the oldest', () => {
    renderRemote(<Open value="1998-12-31" />);
    expect(list('Day')).toHaveValue('31');
    expect(list('Month')).toHaveDisplayValue('December');
    expect(list('Year')).toHaveValue('1998');
    expect([years()[1], years().at(-1)]).toEqual(['2008', '1936']);
  });

  it('offers no year in which nobody is old enough, and keeps one that was chosen', () => {
    const { unmount } = renderRemote(<Open value="1998-12-31" youngest={21} />);
    expect(years()[1]).toBe('2005');
    unmount();
    renderRemote(<Open value="2007-12-31" youngest={21} />);
    expect(list('Year')).toHaveValue('2007');
    expect(years().slice(1, 3)).toEqual(['2007', '2005']);
  });

  it('names the months in the page’s language', () => {
    renderRemote(<Open />, { host: { locale: 'mr' } });
    expect(screen.getByRole('option', { name: 'मार्च' })).toBeInTheDocument();
  });

  it('marks what is not chosen yet, and no list that is', () => {
    renderRemote(<Open value="1998--12" error="Please choose the day, month and year." />);
    expect(list('Month')).toBeInvalid();
    expect(list('Day')).toBeValid();
    expect(list('Year')).toBeValid();
  });

  it('has its fault and its help in words at each list', () => {
    renderRemote(<Open error="There is no such day." />);
    expect(list('Month')).toBeInvalid();
    expect(list('Month')).toHaveAccessibleDescription('There is no such day.');
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Only the age is shown.');
  });
});
