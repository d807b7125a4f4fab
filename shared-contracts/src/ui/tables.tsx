// The federation share boundary of the tables group: antd's table as the staff desk uses it.
export { DeskTable } from './tables/desk-table.tsx';
export type { DeskColumn, DeskSort, DeskTableProps } from './tables/desk-table.tsx';
