import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AntdTheme, DatePicker, type DatePickerProps } from '../dates.tsx';

const show = (props: Partial<DatePickerProps>) =>
  render(
    <AntdTheme>
      <label htmlFor="day">Birthdate</label>
      <DatePicker id="day" value={null} onChange={() => undefined} {...props} />
    </AntdTheme>,
  );

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
});

describe('a field for a calendar day', { timeout: 30_000 }, () => {
  it('reads a day in words', () => {
    show({ value: '1996-03-12' });
    expect(screen.getByLabelText('Birthdate')).toHaveValue('12 March 1996');
  });

  it.each(['5/8/1994', '5 Aug 1994', '1994-08-05'])('takes %s as a typed day', async (typed) => {
    const onChange = vi.fn();
    show({ onChange });
    await userEvent.type(screen.getByLabelText('Birthdate'), `${typed}{Enter}`);
    expect(onChange).toHaveBeenLastCalledWith('1994-08-05');
  });

  it('does not take a day outside of its bounds', async () => {
    const onChange = vi.fn();
    show({ onChange, min: '1990-01-01', max: '2000-12-31' });
    await userEvent.type(screen.getByLabelText('Birthdate'), '5/8/2019{Enter}');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('says that it is wrong', () => {
    show({ invalid: true });
    expect(screen.getByLabelText('Birthdate')).toHaveAttribute('aria-invalid', 'true');
  });
});
