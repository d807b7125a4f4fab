import { DatePicker as AntdDatePicker } from 'antd';
import { dayOf, momentOf } from './day.ts';
import './dates.css';

/** Props of a field for a calendar day; days travel as YYYY-MM-DD, so no caller meets antd's date type. */
export interface DatePickerProps {
  /** Ties the field to its label. */
  id?: string | undefined;
  /** A day, or null while there is none. */
  value: string | null;
  onChange: (day: string | null) => void;
  /** First and last day that can be chosen, both included. */
  min?: string | undefined;
  max?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  /** Marks the field as wrong; the words stand beside it. */
  invalid?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

/** The day as read, then shapes that people type and paste. */
const FORMATS = ['D MMMM YYYY', 'D MMM YYYY', 'D/M/YYYY', 'D-M-YYYY', 'D.M.YYYY', 'YYYY-MM-DD'];

/** A calendar day by typing or by choosing; stands inside `AntdTheme`. Its own words are English, antd's default. */
export function DatePicker(props: DatePickerProps) {
  const { value, onChange, min, max, invalid, ...rest } = props;
  return (
    <AntdDatePicker
      {...definedOnly(rest)}
      className="sp-date"
      value={momentOf(value)}
      {...definedOnly({
        minDate: momentOf(min) ?? undefined,
        maxDate: momentOf(max) ?? undefined,
        status: invalid ? ('error' as const) : undefined,
      })}
      format={FORMATS}
      showNow={false}
      aria-invalid={invalid || undefined}
      onChange={(moment) => onChange(dayOf(moment))}
    />
  );
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Without the properties that are undefined, which antd's types do not take. */
function definedOnly<T extends object>(props: T): Defined<T> {
  return Object.fromEntries(
    Object.entries(props).filter(([, value]) => value !== undefined),
  ) as Defined<T>;
}
