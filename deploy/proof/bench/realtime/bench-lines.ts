/** Who serves the sockets: this project, `ws` alone, or socket.io. */
export const KINDS = ['channels', 'ws', 'socket.io'] as const;
export type Kind = (typeof KINDS)[number];

/** A person of the measurement; only channels look at the token. */
export interface BenchMember {
  readonly id: string;
  readonly token: string;
}

/** What a server is asked; it answers each with one message. */
export type ServerAsk = { readonly tell: number } | 'memory' | 'cpu';

/** What a server says: where it is, then its answers. */
export interface ServerStart {
  readonly port: number;
  readonly members: readonly BenchMember[];
}

/** Memory in bytes: heap and buffers after garbage collection, and what the process holds. */
export interface Memory {
  readonly heap: number;
  readonly rss: number;
}

/** What clients are asked: to open sockets for these members, or to wait until every one was told so often in all. */
export type ClientsAsk =
  | { readonly open: readonly BenchMember[]; readonly port: number; readonly kind: Kind }
  /** All at the same time; those that are refused try again. */
  | { readonly storm: readonly BenchMember[]; readonly port: number; readonly kind: Kind }
  | { readonly heard: number };

/** How a storm went: how many tries were refused before all were open. */
export interface Opened {
  readonly refused: number;
}

/** What a page is told in the measurement, the same by everybody. */
export const EVENT = 'publish';

/** A server of sockets, listening. */
export interface BenchServer extends ServerStart {
  /** Tells every connected page a number. */
  tellAll(count: number): void;
}
