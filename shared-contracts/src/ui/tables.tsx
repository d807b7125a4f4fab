// The federation share boundary of the tables group: dense lists of the staff desk, and no more of antd than they need.
export { AntdTheme } from './antd-provider.tsx';
export type { AntdThemeProps } from './antd-provider.tsx';
export { DenseTable } from './tables/dense-table.tsx';
export type { DenseColumn, DenseTableProps } from './tables/dense-table.tsx';
