import type { CallLog } from 'shared-contracts/calls/call-logs';
import type { DeskSort } from 'shared-contracts/ui/tables';
import type { Recordings } from '../../recording/recordings.ts';

/** What both looks of the list take: the table and the cards. */
export interface CallListProps {
  /** Name of the list for screen readers. */
  readonly label: string;
  readonly logs: readonly CallLog[];
  readonly recordings: Recordings;
  /** True while another page is on its way. */
  readonly busy: boolean;
  /** The entry that the keyboard stands on; null for the first. */
  readonly active: string | null;
  /** Rises with every step by keys: the focus then goes to `active`. */
  readonly walked: number;
  /** The entry that is open. */
  readonly open: string | null;
  readonly selected: ReadonlySet<string>;
  readonly sort: DeskSort | null;
  /** Columns that this caller does not want to see. */
  readonly hidden: readonly string[];
  /** All entries are of one caller, or of none: the name would be the same in each row. */
  readonly isOneCaller: boolean;
  readonly onSort: (sort: DeskSort | null) => void;
  readonly onActive: (id: string | null) => void;
  readonly onOpen: (id: string) => void;
  readonly onSelect: (ids: readonly string[], isSelected: boolean) => void;
  /** Turns to the page before or after this one; ignored where there is none. */
  readonly onTurn: (by: -1 | 1) => void;
}
