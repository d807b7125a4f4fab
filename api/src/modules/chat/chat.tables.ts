import type { ColumnType, Generated } from 'kysely';

/** A conversation of two people; `a_id` is the smaller id. */
export interface ThreadsTable {
  id: string;
  a_id: string;
  b_id: string;
  /** Sequence of the latest message, 0 before the first. */
  last_sequence: Generated<number>;
  last_at: ColumnType<Date, Date | undefined, Date>;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/**
 * One side of a conversation; `read_sequence` is the last message that this person has read, `unread` counts what the
 * other wrote after it, `last_at` is the thread's.
 */
export interface ThreadPeopleTable {
  thread_id: string;
  profile_id: string;
  other_id: string;
  read_sequence: Generated<number>;
  read_at: Date | null;
  last_at: ColumnType<Date, Date | undefined, Date>;
  unread: Generated<number>;
}

/** One message; `sequence` rises by one within its thread, `client_id` is unique for its sender. */
export interface MessagesTable {
  id: string;
  thread_id: string;
  sequence: number;
  from_id: string;
  client_id: string;
  body: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

export interface ChatTables {
  threads: ThreadsTable;
  thread_people: ThreadPeopleTable;
  messages: MessagesTable;
}
