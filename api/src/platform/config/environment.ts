import { isGstin } from 'shared-contracts/domain/gst';
import { z } from 'zod';
import { POOL_LIMITS as POOL } from '../database/pool-limits.ts';

/** Origins (scheme, host, port), separated by commas. */
const origins = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim().replace(/\/+$/, '')))
  .refine((list) => list.every((one) => isOrigin(one)), {
    error: 'must be origins such as https://example.org, separated by commas',
  });

const NAMED = /^([a-z0-9][a-z0-9-]{0,19}):([^\s,:]+)$/;

/** A mail address of ours. */
const mailAddress = z.email({ error: 'must be an e-mail address' });

/** A phone number as people write it. */
const phone = z.string().regex(/^\+?[0-9][0-9 -]{4,19}$/, { error: 'must be a phone number' });

const text = z.string();
const secret = (least: number) =>
  text.min(least, { error: `must have at least ${least} characters` });

/** Every environment variable of design section 7; an empty one counts as absent. */
export const Environment = z.object({
  PORT: wholeNumber(0, 65_535).default(8080),
  HOST: text
    .regex(/^[\w.:-]+$/, { error: 'must be a host name or an IP address' })
    .default('127.0.0.1'),
  DATA_DIR: text.default('.data'),
  DATABASE_URL: address('postgres', 'postgresql').optional(),
  /** Of DATABASE_URL: connections of one process, and the longest times in ms (0: without end) of database/pool-limits.ts. */
  DATABASE_CONNECTIONS: wholeNumber(1, 1000).default(POOL.connections),
  DATABASE_WAIT_MS: wholeNumber(1, 600_000).default(POOL.waitMs),
  DATABASE_STATEMENT_MS: wholeNumber(0, 3_600_000).default(POOL.statementMs),
  DATABASE_LOCK_MS: wholeNumber(0, 3_600_000).default(POOL.lockMs),
  DATABASE_IDLE_TRANSACTION_MS: wholeNumber(0, 3_600_000).default(POOL.idleTransactionMs),
  DATABASE_IDLE_MS: wholeNumber(0, 3_600_000).default(POOL.idleMs),
  /** Requests that may wait for a connection; visitors get a 503 at 40 % of it. 0: without bound. */
  DATABASE_QUEUE: wholeNumber(0, 1_000_000).default(40),
  /** How long a migration may hold others up while it waits for a lock, in ms; then it lets go and tries again. */
  MIGRATION_LOCK_MS: wholeNumber(1, 3_600_000).default(5000),
  /** Whether a start migrates a database on a server, too; otherwise that is `npm run migrate` alone. */
  MIGRATE_AT_START: oneOf(['yes', 'no']).default('no'),
  REDIS_URL: address('redis', 'rediss').optional(),
  /** Default: demo in a demonstration (demonstration.ts), else none. */
  SEED: oneOf(['demo', 'none']).optional(),
  /** `production` refuses the demo community, the payment sandbox and the outboxes. */
  NODE_ENV: text.optional(),
  /** Outside of a demonstration the demo community needs one of at least 12 characters. */
  DEMO_PASSWORD: secret(6).optional(),
  COMMUNITY_CODE: text
    .regex(/^[a-z0-9-]{2,40}$/, { error: 'must be 2 to 40 small letters, digits or hyphens' })
    .default('saptapadi'),
  PRODUCT_NAME: text.max(60, { error: 'must have at most 60 characters' }).default('Saptapadi'),
  SUPPORT_PHONE: phone.optional(),
  SUPPORT_EMAIL: mailAddress.default('support@example.com'),
  SUPPORT_WHATSAPP: phone.optional(),
  SECURITY_CONTACT: mailAddress.optional(),
  SOCIAL_FACEBOOK: address('https').optional(),
  SOCIAL_INSTAGRAM: address('https').optional(),
  SOCIAL_YOUTUBE: address('https').optional(),
  GRIEVANCE_OFFICER_NAME: text.max(120, { error: 'must have at most 120 characters' }).optional(),
  GRIEVANCE_OFFICER_EMAIL: mailAddress.default('grievance@example.com'),
  /** Who runs the site, where letters reach them, and whose courts decide: all three stand in the terms. */
  OPERATOR_NAME: text.max(120, { error: 'must have at most 120 characters' }).optional(),
  POSTAL_ADDRESS: text.max(300, { error: 'must have at most 300 characters' }).optional(),
  JURISDICTION_CITY: text.max(80, { error: 'must have at most 80 characters' }).optional(),
  /** Where page views go: our own table, or nowhere. */
  ANALYTICS_SINK: oneOf(['own', 'none']).default('own'),
  /** Id of the blog post on caution; every page's footer then leads to it. */
  SAFETY_POST: text.max(60, { error: 'must have at most 60 characters' }).optional(),
  /** `?lang=xx` and languages that are not complete yet: for development and tests. */
  PREVIEW_LANGUAGES: oneOf(['yes', 'no']).default('no'),
  /** `required`: a canary goes on from its first step once `npm run probe` has passed its build, or a person accepted it. */
  PROBES: oneOf(['off', 'required']).default('off'),
  /** `on`: a new photo is seen by its owner alone until staff decided on it. */
  PHOTO_MODERATION: oneOf(['on', 'off']).default('off'),
  /** `required`: the desk answers staff only after a second factor; else to those who set one up after it. */
  STAFF_FACTOR: oneOf(['optional', 'required']).default('optional'),
  /** Minutes without a call after which a session of staff is refused; 0 for never. */
  STAFF_IDLE_MINUTES: wholeNumber(0, 1440).default(30),
  /** Hours after signing in after which a session of staff ends; a day of work. */
  STAFF_SESSION_HOURS: wholeNumber(1, 720).default(12),
  PAYMENT_COLOUR: text
    .regex(/^#[0-9a-f]{6}$/i, { error: 'must be a colour such as #8a1538' })
    .default('#8a1538'),
  /**
   * Who takes payments; default: razorpay where its keys are set, in a demonstration the sandbox, which moves no money,
   * else no one.
   */
  PAYMENTS: oneOf(['razorpay', 'sandbox', 'none']).optional(),
  RAZORPAY_KEY_ID: text.max(60, { error: 'must have at most 60 characters' }).optional(),
  RAZORPAY_KEY_SECRET: text.optional(),
  RAZORPAY_WEBHOOK_SECRET: text.optional(),
  RAZORPAY_API: address('http', 'https').default('https://api.razorpay.com'),
  /** Address of the checkout script; a path is one of this site. */
  RAZORPAY_CHECKOUT: text.default('https://checkout.razorpay.com/v1/checkout.js'),
  /** Who sells, for receipts: prices include the tax. Without a number nothing is called a tax invoice. */
  GSTIN: text
    .refine(isGstin, { error: 'must be a GSTIN: 15 characters, the last one its check digit' })
    .optional(),
  /** Code of the service on tax invoices; 999799 is 'other services n.e.c.'. */
  SAC: text
    .regex(/^99\d{4}$/, { error: 'must be a code of 6 digits that begins with 99' })
    .default('999799'),
  GST_PERCENT: wholeNumber(0, 100).default(18),
  GST_STATE: text.max(60, { error: 'must have at most 60 characters' }).default('Maharashtra'),
  /** Where those are who buy: another state than GST_STATE makes it IGST. */
  PLACE_OF_SUPPLY: text
    .max(60, { error: 'must have at most 60 characters' })
    .default('Maharashtra'),
  API_ORIGIN: address('http', 'https').optional(),
  /** Where the gateway reaches the API, if not at the address that browsers use; default: API_ORIGIN. */
  API_ADDRESS: address('http', 'https').optional(),
  SOCKET_URL: address('ws', 'wss').optional(),
  /** CORS allow-list; links in mails lead to the first. */
  WEB_ORIGIN: origins.optional(),
  /** Whether X-Forwarded-For of the hop before us is to be believed. */
  TRUST_PROXY: oneOf(['yes', 'no']).default('no'),
  JWT_SECRET: secret(32).optional(),
  /** By which the API knows its gateway; the same for both where they run apart and share no data folder. */
  GATEWAY_SECRET: secret(32).optional(),
  /**
   * Keys under which documents are sealed, the current one first: `2027:<secret>,2026:<secret>`. Without it one is kept
   * in the data folder.
   */
  DOCUMENT_KEYS: namedSecrets(32).optional(),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  /** Where the release dashboard listens: an origin of its own, apart from members' pages. */
  DASHBOARD_PORT: wholeNumber(0, 65_535).optional(),
  SMTP_URL: address('smtp', 'smtps').optional(),
  /** Where mails go without SMTP_URL: into a folder of DATA_DIR. Must be named outside of a demonstration. */
  MAIL: oneOf(['outbox']).optional(),
  /** Where SMS go: into a folder of DATA_DIR, or nowhere; default: the folder in a demonstration, else nowhere. */
  SMS: oneOf(['outbox', 'none']).optional(),
  MAIL_FROM: mailAddress.default('no-reply@example.com'),
  LOG_LEVEL: oneOf(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  RELEASE_TOKEN: secret(16).optional(),
  /** Signs the links by which testers get a build that is not live. */
  RELEASE_SECRET: secret(32).optional(),
  /** Where the release registry keeps what is live; default: DATABASE_URL, else the data folder. */
  REGISTRY_DATABASE_URL: address('postgres', 'postgresql').optional(),
  /** S3-compatible storage, addressed by path; without it files lie in the data folder. All of them, or none. */
  S3_ENDPOINT: address('http', 'https').optional(),
  S3_BUCKET: text
    .regex(/^[a-z0-9][a-z0-9.-]{1,62}$/, { error: 'must be the name of a bucket' })
    .optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ACCESS_KEY: text.optional(),
  S3_SECRET_KEY: text.optional(),
  /** Pages (their HTML) that a browser may load in a minute, and all behind one address, which carriers share. */
  DEVICE_PAGES: wholeNumber(1, 1_000_000).default(120),
  ADDRESS_PAGES: wholeNumber(2, 1_000_000).default(3000),
  /** Requests a minute that one address may make before it gets a 429. */
  RATE_LIMIT: wholeNumber(1, 1_000_000).default(1200),
  /**
   * Connections in all and from one address (not counted behind a proxy); default: what the limit of open files leaves,
   * and a tenth of that, at most 2000.
   */
  MAX_CONNECTIONS: wholeNumber(1, 1_000_000).optional(),
  ADDRESS_CONNECTIONS: wholeNumber(1, 1_000_000).optional(),
  /** How long a connection may say nothing, and a request's body may come very slowly, in ms. */
  FIRST_BYTE_MS: wholeNumber(1, 600_000).default(10_000),
  SLOW_BODY_MS: wholeNumber(1, 600_000).default(20_000),
  /** Stall of the event loop in ms from which new requests get a 503; 0 for never. */
  BUSY_AFTER_MS: wholeNumber(0, 60_000).default(1500),
  /** Profiles that a visitor may open in an hour, by browser and by address (carriers share addresses). */
  VISITOR_VIEWS: wholeNumber(1, 1_000_000).default(30),
  ADDRESS_VIEWS: wholeNumber(1, 1_000_000).default(600),
  /**
   * Different people whom a visitor is shown in an hour: by browser, by address, and by address for all browsers without
   * a device (but for their first page, which is never refused).
   */
  VISITOR_SHOWN: wholeNumber(1, 1_000_000).default(120),
  ADDRESS_SHOWN: wholeNumber(1, 1_000_000).default(1200),
  NEWCOMERS_SHOWN: wholeNumber(1, 1_000_000).default(120),
  /** Profiles that a member may open, names to search for, and contacts to reveal, in a day. */
  MEMBER_VIEWS: wholeNumber(1, 1_000_000).default(300),
  NAME_SEARCHES: wholeNumber(1, 1_000_000).default(60),
  CONTACT_REVEALS: wholeNumber(1, 1_000_000).default(30),
  /** API requests of a member that one server works on at a time; the next ones wait up to two seconds. */
  MEMBER_REQUESTS: wholeNumber(1, 1_000_000).default(8),
  /** Different people whom a member is shown in a day; and, on the first day of an account, shown and opened at most. */
  MEMBER_SHOWN: wholeNumber(1, 1_000_000).default(1000),
  FIRST_DAY_SHOWN: wholeNumber(1, 1_000_000).default(300),
  FIRST_DAY_VIEWS: wholeNumber(1, 1_000_000).default(100),
  /** People whom a member may open in a minute, and in an hour before log and metrics tell of it. */
  MEMBER_PACE: wholeNumber(1, 1_000_000).default(20),
  MEMBER_ALARM: wholeNumber(1, 1_000_000).default(150),
  /** Photos, by file, that one address may fetch in an hour, and one member. */
  ADDRESS_PHOTOS: wholeNumber(1, 10_000_000).default(4000),
  MEMBER_PHOTOS: wholeNumber(1, 10_000_000).default(1500),
  /** Messages that a member may send in a minute. */
  MEMBER_MESSAGES: wholeNumber(1, 1_000_000).default(60),
  /** Interests, chat requests, answers to them and taken-back blocks of a member in a minute. */
  MEMBER_CHANGES: wholeNumber(1, 1_000_000).default(30),
  /**
   * Mails around signing up and in, in an hour: of one network, to one mailbox from one browser, from one network and from
   * everywhere, and to all mailboxes together.
   */
  NETWORK_MAILS: wholeNumber(1, 1_000_000).default(60),
  MAILBOX_MAILS_OF_SENDER: wholeNumber(1, 1_000_000).default(5),
  MAILBOX_MAILS_OF_NETWORK: wholeNumber(1, 1_000_000).default(10),
  MAILBOX_MAILS: wholeNumber(1, 1_000_000).default(20),
  MAILS_IN_ALL: wholeNumber(1, 10_000_000).default(20_000),
  /** SMS that one network may cause in an hour, and all of them together. */
  NETWORK_SMS: wholeNumber(1, 1_000_000).default(30),
  SMS_IN_ALL: wholeNumber(1, 10_000_000).default(2000),
  /**
   * Orders in an hour, each a request to the payment provider: of a member, for one e-mail address from one network, of a
   * browser, of a network, and in all (those of members and those by e-mail apart).
   */
  MEMBER_ORDERS: wholeNumber(1, 1_000_000).default(60),
  ADDRESS_ORDERS: wholeNumber(1, 1_000_000).default(30),
  DEVICE_ORDERS: wholeNumber(1, 1_000_000).default(20),
  NETWORK_ORDERS: wholeNumber(1, 1_000_000).default(300),
  ORDERS_IN_ALL: wholeNumber(1, 10_000_000).default(20_000),
  /** Captures in an hour, each a request to the payment provider: of a member or browser, of a network, in all. */
  SENDER_CAPTURES: wholeNumber(1, 1_000_000).default(120),
  NETWORK_CAPTURES: wholeNumber(1, 1_000_000).default(1200),
  CAPTURES_IN_ALL: wholeNumber(1, 10_000_000).default(60_000),
  /** Looks in an hour at what became of an order; a page looks every few seconds while it waits for the money. */
  SENDER_LOOKS: wholeNumber(1, 1_000_000).default(1200),
  NETWORK_LOOKS: wholeNumber(1, 1_000_000).default(12_000),
  LOOKS_IN_ALL: wholeNumber(1, 10_000_000).default(200_000),
  /** Address books that a member may have read in an hour, and how many requests Google gets in all. */
  MEMBER_BOOKS: wholeNumber(1, 1_000_000).default(60),
  BOOKS_IN_ALL: wholeNumber(1, 10_000_000).default(2000),
  /** Questions that a member may put to the assistant in an hour. */
  MEMBER_QUESTIONS: wholeNumber(1, 1_000_000).default(60),
  /** Questions of all members that go to the model in an hour; above that our own answers are given. */
  MODEL_QUESTIONS: wholeNumber(1, 10_000_000).default(5000),
  /** Client of the own address book at Google, both or none; GOOGLE_BASE stands in for Google's three addresses in tests. */
  GOOGLE_CLIENT_ID: text.max(200, { error: 'must have at most 200 characters' }).optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  GOOGLE_BASE: address('http', 'https').optional(),
  /** An OpenAI-compatible endpoint, up to /v1, and its model; without both the assistant answers by itself. */
  ASSISTANT_URL: address('http', 'https').optional(),
  ASSISTANT_MODEL: text.max(120, { error: 'must have at most 120 characters' }).optional(),
  ASSISTANT_KEY: text.optional(),
  /** How long in ms the model may keep silent, and take in all, before our own answer is given. */
  ASSISTANT_FIRST_WORDS_MS: wholeNumber(1, 600_000).default(4000),
  ASSISTANT_TIMEOUT_MS: wholeNumber(1, 600_000).default(20_000),
});
export type Environment = z.infer<typeof Environment>;

/** Variables whose value is not repeated in an error message. */
export const SECRETS: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'REDIS_URL',
  'DEMO_PASSWORD',
  'JWT_SECRET',
  'GATEWAY_SECRET',
  'DOCUMENT_KEYS',
  'SMTP_URL',
  'RELEASE_TOKEN',
  'RELEASE_SECRET',
  'REGISTRY_DATABASE_URL',
  'S3_SECRET_KEY',
  'ASSISTANT_KEY',
  'RAZORPAY_KEY_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
]);

/** A whole number within bounds. */
function wholeNumber(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,15}$/, { error })
    .transform(Number)
    .pipe(z.number({ error }).min(least, { error }).max(most, { error }));
}

/** One of a few words. */
function oneOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words, { error: `must be ${words.join(' or ')}` });
}

/** An absolute address with one of the given schemes; a trailing slash is dropped. */
function address(...schemes: string[]) {
  return z
    .string()
    .refine((text) => isAddress(text, schemes), {
      error: `must be an address that begins with ${schemes.map((one) => `${one}://`).join(' or ')}`,
    })
    .transform((text) => text.replace(/\/+$/, ''));
}

/** Secrets by names of their own, separated by commas: `2027:<secret>,2026:<secret>`. */
function namedSecrets(least: number) {
  return z
    .string()
    .transform((text) =>
      text.split(',').map((one) => {
        const [, id = '', secret = ''] = NAMED.exec(one.trim()) ?? [];
        return { id, secret };
      }),
    )
    .refine((list) => list.every(({ secret }) => secret.length >= least), {
      error: `must be secrets such as 2027:..., each of at least ${least} characters, separated by commas`,
    })
    .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, {
      error: 'must have another name for each secret',
    });
}

function isAddress(text: string, schemes: readonly string[]): boolean {
  return URL.canParse(text) && schemes.includes(new URL(text).protocol.replace(':', ''));
}

function isOrigin(text: string): boolean {
  return isAddress(text, ['http', 'https']) && new URL(text).origin === text.toLowerCase();
}
