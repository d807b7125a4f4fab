// The federation share boundary of the dates group: days and moments as India writes them, by antd.
export { DayField, DayRangeField, MomentField } from './dates/date-fields.tsx';
export type { DayRange, DayRangeFieldProps } from './dates/date-fields.tsx';
