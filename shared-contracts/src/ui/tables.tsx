// The federation share boundary of the tables group: dense lists of the staff desk, without antd.
export { DenseTable } from './tables/dense-table.tsx';
export type { DenseColumn, DenseTableProps } from './tables/dense-table.tsx';
