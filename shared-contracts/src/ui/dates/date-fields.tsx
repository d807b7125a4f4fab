import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Field, type FieldFrameProps } from '../core.ts';
import './date-fields.css';

dayjs.extend(customParseFormat);

/** Days as the API has them: `2026-03-12`; and moments of a clock on the wall: `2026-03-12T10:00`. */
const DAY = 'YYYY-MM-DD';
const MOMENT = 'YYYY-MM-DDTHH:mm';
/** As India writes them, first; the others may be typed too. */
const SHOWN_DAY = ['DD/MM/YYYY', 'D/M/YYYY', DAY];
const SHOWN_MOMENT = ['DD/MM/YYYY HH:mm', 'D/M/YYYY H:mm', 'YYYY-MM-DD HH:mm', MOMENT];

interface OneDateProps extends FieldFrameProps {
  readonly id?: string | undefined;
  /** '' for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A day, typed or chosen. */
export function DayField(props: OneDateProps & { readonly min?: string; readonly max?: string }) {
  const { min, max } = props;
  return <OneDate {...props} as={DAY} shown={SHOWN_DAY} min={min} max={max} />;
}

/** A day and a time of the clock that the label names. */
export function MomentField(props: OneDateProps) {
  return <OneDate {...props} as={MOMENT} shown={SHOWN_MOMENT} withTime isLive />;
}

interface Shape {
  readonly as: string;
  readonly shown: string[];
  readonly withTime?: boolean;
  /** Reports every date on the way to the chosen one: Ctrl+Enter saves what was typed without leaving the field. */
  readonly isLive?: boolean;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

function OneDate({ as, shown, withTime, isLive, min, max, ...props }: OneDateProps & Shape) {
  const { label, help, error, note, id, value, onChange } = props;
  const popup = usePopup();
  const change = (date: dayjs.Dayjs | null) => onChange(date?.format(as) ?? '');
  return (
    <Field label={label} help={help} error={error} note={note} id={id}>
      {(control) => (
        <div onKeyDown={popup.onKeyDown}>
          <DatePicker
            {...control}
            {...popup.picker}
            value={dateOf(value)}
            format={shown}
            placeholder={shown[0] ?? ''}
            disabledDate={outside(min, max)}
            needConfirm={false}
            showTime={withTime === true && { format: 'HH:mm', minuteStep: 5 }}
            onChange={change}
            {...(isLive === true && {
              onCalendarChange: (dates) =>
                change(Array.isArray(dates) ? (dates[0] ?? null) : dates),
            })}
          />
        </div>
      )}
    </Field>
  );
}

/** Two days, each '' for an open end. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

export interface DayRangeFieldProps extends DayRange {
  readonly label: string;
  /** Names of the two fields for screen readers. */
  readonly fromLabel: string;
  readonly toLabel: string;
  readonly presets: readonly (DayRange & { readonly label: string })[];
  readonly max?: string;
  readonly onChange: (range: DayRange) => void;
}

/** From a day to a day, either end open, with ranges that are offered. */
export function DayRangeField(props: DayRangeFieldProps) {
  const { label, fromLabel, toLabel, from, to, presets, max, onChange } = props;
  const popup = usePopup();
  const id = useId();
  return (
    <div
      className="sp-field sp-dates"
      role="group"
      aria-labelledby={id}
      onKeyDown={popup.onKeyDown}
    >
      <span className="sp-field__label" id={id}>
        <span>{label}</span>
      </span>
      <label className="sp-hidden" htmlFor={`${id}-from`}>
        {fromLabel}
      </label>
      <label className="sp-hidden" htmlFor={`${id}-to`}>
        {toLabel}
      </label>
      <DatePicker.RangePicker
        {...popup.picker}
        id={{ start: `${id}-from`, end: `${id}-to` }}
        value={[dateOf(from), dateOf(to)]}
        format={SHOWN_DAY}
        placeholder={[fromLabel, toLabel]}
        allowEmpty
        disabledDate={outside('', max)}
        presets={presets.map((one) => ({
          label: one.label,
          value: [dayjs(one.from), dayjs(one.to)],
        }))}
        onChange={(dates) =>
          onChange({ from: dates?.[0]?.format(DAY) ?? '', to: dates?.[1]?.format(DAY) ?? '' })
        }
      />
    </div>
  );
}

/** Days before `min` and after `max`; '' bounds nothing. */
function outside(min = '', max = '') {
  return (date: dayjs.Dayjs) => {
    const day = date.format(DAY);
    return (min !== '' && day < min) || (max !== '' && day > max);
  };
}

function dateOf(value: string): dayjs.Dayjs | null {
  const date = dayjs(value);
  return value !== '' && date.isValid() ? date : null;
}

/** Escape closes the open calendar and nothing else. */
function usePopup() {
  const [isOpen, setOpen] = useState(false);
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (isOpen && event.key === 'Escape') event.stopPropagation();
    },
    picker: { open: isOpen, onOpenChange: setOpen, style: { width: '100%' } },
  };
}
