// The federation share boundary of the tables group: dense lists of the staff desk, without antd.
import type { ReactNode } from 'react';
export { DenseTable } from './tables/dense-table.tsx';
export type { DenseColumn, DenseTableProps } from './tables/dense-table.tsx';

/** Groups only grow: builds made while the table was antd's still stand their table in its theme. */
export function AntdTheme({ children }: { readonly children: ReactNode }) {
  return children;
}
