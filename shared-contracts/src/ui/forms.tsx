// The federation share boundary of the forms group: what screens of the desk take of antd for forms and facts.
export { Checkbox, Segmented, Statistic } from 'antd';
export { AntdTheme } from './antd-provider.tsx';
export type { AntdThemeProps } from './antd-provider.tsx';
export { ChoiceField, ChoicesField } from './forms/choice-field.tsx';
export type { ChoiceFieldProps, ChoiceOption } from './forms/choice-field.tsx';
