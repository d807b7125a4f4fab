// The federation share boundary of the dates group: days as text (YYYY-MM-DD), antd's calendar behind them.
export { AntdTheme } from './antd-provider.tsx';
export type { AntdThemeProps } from './antd-provider.tsx';
export { DatePicker } from './dates/date-picker.tsx';
export type { DatePickerProps } from './dates/date-picker.tsx';
