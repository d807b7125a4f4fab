import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Access, CallShape } from 'shared-contracts/calls/call';
import type { Payments } from '../../payment-provider/open-payments.ts';
import type { Pdfs } from '../../pdf/open-pdfs.ts';
import type { Pushes } from '../../realtime/pushes.ts';
import type { Topics } from '../../realtime/topics.ts';
import type { ObjectStore } from '../../storage/object-store/object-store.ts';
import type { PhotoAddresses, PhotoTickets } from '../../storage/photo-addresses.ts';
import type { MasterKeys } from '../../storage/sealing/master-keys.ts';
import type { Config } from '../config/config.ts';
import type { CounterStore } from '../counters/counter-store.ts';
import type { ConnectionQueue } from '../database/connection-queue.ts';
import type { Database } from '../database/tables.ts';
import type { DeviceCookies } from '../http/device-cookie.ts';
import type { Jobs } from '../jobs/run-jobs.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { AccountEvents } from '../nodes/account-events.ts';
import type { MemberTurns } from '../overload/member-turns.ts';
import type { Paging } from '../paging/pages.ts';
import type { SmsSender } from '../sms/sms.ts';
import type { Clock } from '../time/clock.ts';
import type { Caller } from './caller.ts';
import type { NoteOpened } from './opened-people.ts';

/** Reads the bearer token of a request; null for a visitor and for a token that is not good. */
export type Authenticate = (
  request: Pick<FastifyRequest, 'headers' | 'place'>,
) => Promise<Caller | null>;

/** What every part of the application works with. */
export interface AppParts {
  readonly config: Config;
  readonly db: Kysely<Database>;
  /** Where requests wait for a connection of `db`. */
  readonly databaseQueue: ConnectionQueue;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly mail: Mailer;
  /** Null where no SMS is sent. */
  readonly sms: SmsSender | null;
  /** Who takes payments; null where no one does. */
  readonly payments: Payments | null;
  /** Files of members and staff. */
  readonly files: ObjectStore;
  /** Seal and open the documents of members. */
  readonly documentKeys: MasterKeys;
  /** What is done in the background; woken after a transaction that enqueued something. */
  readonly jobs: Pick<Jobs, 'wake' | 'settled'>;
  /** Counts what is limited, together with the other nodes. */
  readonly counters: CounterStore;
  /** Announces what ends sockets. */
  readonly accountEvents: AccountEvents;
  /** Pushes to the open pages of people. */
  readonly pushes: Pushes;
  /** Signs and checks session tokens. */
  readonly jwtSecret: string;
  /** By which the gateway is known (gateway-requests.ts). */
  readonly gatewaySecret: string;
  /** Sign-up and reset answer no sooner than this, in ms, so that a known address takes no longer. */
  readonly authFloorMs: number;
}

/** What a handler gets beside its input; `caller` is there for sure where the call's access says so. */
export interface Context<A extends Access = Access> {
  readonly caller: A extends 'public' ? Caller | null : Caller;
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly mail: Mailer;
  readonly config: Config;
  /** Counts what is limited. */
  readonly counters: CounterStore;
  /** Addresses of photos for anyone who gets the reply. */
  readonly photos: PhotoAddresses;
  /** Reads and writes the cursors of this request's list. */
  readonly paging: Paging;
  /** To be called after the commit. */
  readonly pushes: Pushes;
  /** Counts a person whom a member or a staff member opens (opened-people.ts). */
  readonly noteOpened: (personId: string) => Promise<void>;
  /** For what no definition can say: cookies, uploads, cache headers. */
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The application that calls are served on: each domain's `register…(api)` gets it. */
export interface Api {
  readonly app: FastifyInstance;
  readonly parts: AppParts;
  readonly authenticate: Authenticate;
  /** Makes and reads the addresses of photos and videos. */
  readonly tickets: PhotoTickets;
  /** Tells browsers of visitors apart. */
  readonly devices: DeviceCookies;
  /** What pages may say over their sockets. */
  readonly topics: Topics;
  /** Makes PDFs and keeps them for a while. */
  readonly pdfs: Pdfs;
  /** Bounds how many requests of one member run at a time. */
  readonly turns: MemberTurns;
  /** Counts whom members and staff open. */
  readonly noteOpened: NoteOpened;
  /** Every call served so far; OpenAPI is written from it. */
  readonly served: CallShape[];
}
