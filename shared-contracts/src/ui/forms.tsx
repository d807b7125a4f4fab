// The federation share boundary of the forms group: what a form screen needs of antd, and no more.
export { Button as FormButton, Checkbox, Form, Input, Radio, Select } from 'antd';
export type { FormInstance, FormProps } from 'antd';
export { AntdTheme } from './antd-provider.tsx';
export type { AntdThemeProps } from './antd-provider.tsx';
