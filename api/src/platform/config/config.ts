import { resolve } from 'node:path';
import { phoneText } from 'shared-contracts/domain/phone-number';
import type { RuntimeConfig } from 'shared-contracts/platform/runtime-config';
import { WITHOUT_END, type QueueBounds } from '../database/connection-queue.ts';
import type { PoolLimits } from '../database/pool-limits.ts';
import { ConfigError } from '../process/start-error.ts';
import { isDemonstration, mailOf, refuseDemoParts, seedOf, smsOf } from './demonstration.ts';
import { Environment, SECRETS } from './environment.ts';
import { googleOf } from './google-config.ts';

/** Published password of the demo accounts, in a demonstration alone. */
export const DEMO_PASSWORD = 'sapta-demo';

/** Whom the footer and the terms name where the configuration names no one, in the demonstration and elsewhere. */
const OFFICES = {
  demo: {
    grievanceOfficer: 'Smita Kulkarni',
    facebook: 'https://example.com/facebook/saptapadi',
    instagram: 'https://example.com/instagram/saptapadi',
    youtube: 'https://example.com/youtube/saptapadi',
  },
  none: { grievanceOfficer: 'Grievance Officer', facebook: null, instagram: null, youtube: null },
} as const;

/** The configuration of one server; null where nothing is configured. */
export type Config = ReturnType<typeof configFrom>;

/** Reads the whole environment; throws a ConfigError that names the first bad variable in one sentence. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? 'The environment');
    const shown = SECRETS.has(name) ? '' : `, but it is "${given[name] ?? ''}"`;
    throw new ConfigError(`${name} ${issue?.message ?? 'is not right'}${shown}.`);
  }
  refuseDemoParts(parsed.data);
  return configFrom(parsed.data);
}

/** Reads the environment of a server that sends mails; a tool beside it needs no mail server. */
export function readServerConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const config = readConfig(env);
  refuseWithoutMail(config);
  return config;
}

/** Throws a ConfigError where nothing is named that takes the mails of a server. */
export function refuseWithoutMail({ mail }: Pick<Config, 'mail'>): void {
  if (mail === null)
    throw new ConfigError(
      'No mail could be sent: set SMTP_URL to a mail server, or MAIL=outbox (not with NODE_ENV=production) to keep mails in a folder of DATA_DIR.',
    );
}

function configFrom(env: Environment) {
  const dataDir = resolve(env.DATA_DIR);
  const seed = seedOf(env);
  const office = OFFICES[seed];
  return {
    port: env.PORT,
    host: env.HOST,
    /** Whether only this machine reaches the server, so that demo accounts, sandbox and outboxes come by themselves. */
    demonstration: isDemonstration(env),
    /** Absolute path of the folder that holds everything this server keeps. */
    dataDir,
    databaseUrl: env.DATABASE_URL ?? null,
    database: databaseOf(env),
    migrateAtStart: env.MIGRATE_AT_START === 'yes',
    redisUrl: env.REDIS_URL ?? null,
    seed,
    demoPassword: env.DEMO_PASSWORD ?? DEMO_PASSWORD,
    communityCode: env.COMMUNITY_CODE,
    productName: env.PRODUCT_NAME,
    support: {
      phone: readable(env.SUPPORT_PHONE),
      email: env.SUPPORT_EMAIL,
      whatsapp: readable(env.SUPPORT_WHATSAPP),
    },
    securityContact: env.SECURITY_CONTACT ?? env.SUPPORT_EMAIL,
    social: {
      facebook: env.SOCIAL_FACEBOOK ?? office.facebook,
      instagram: env.SOCIAL_INSTAGRAM ?? office.instagram,
      youtube: env.SOCIAL_YOUTUBE ?? office.youtube,
    },
    grievanceOfficer: {
      name: env.GRIEVANCE_OFFICER_NAME ?? office.grievanceOfficer,
      email: env.GRIEVANCE_OFFICER_EMAIL,
    },
    /** As the terms name it; the product's name where no one else is named. */
    operatorName: env.OPERATOR_NAME ?? env.PRODUCT_NAME,
    postalAddress: env.POSTAL_ADDRESS ?? null,
    jurisdictionCity: env.JURISDICTION_CITY ?? null,
    analyticsSink: env.ANALYTICS_SINK,
    safetyPost: env.SAFETY_POST ?? null,
    /** Whether addresses may name languages that are not offered. */
    previewLanguages: env.PREVIEW_LANGUAGES === 'yes',
    paymentColour: env.PAYMENT_COLOUR,
    apiOrigin: env.API_ORIGIN ?? '',
    /** Where the gateway reaches the API; '' where it runs in the same process. */
    apiAddress: env.API_ADDRESS ?? env.API_ORIGIN ?? '',
    socketUrl: env.SOCKET_URL ?? '',
    /** Origins whose pages may call the API. */
    webOrigins: env.WEB_ORIGIN ?? [],
    /** Where the site is reached; links in mails begin with it. */
    siteOrigin: siteOriginOf(env),
    trustProxy: env.TRUST_PROXY === 'yes',
    /** Null: made once and kept in the data folder. */
    jwtSecret: env.JWT_SECRET ?? null,
    /** Null: made once and kept in the data folder. */
    gatewaySecret: env.GATEWAY_SECRET ?? null,
    /** By name, the current one first; none: made once and kept in the data folder. */
    documentKeys: env.DOCUMENT_KEYS ?? [],
    metricsPort: env.METRICS_PORT ?? null,
    /** Null where there is no dashboard; a demonstration takes a free port. */
    dashboardPort: env.DASHBOARD_PORT ?? (isDemonstration(env) ? 0 : null),
    smtpUrl: env.SMTP_URL ?? null,
    /** Null where nothing is named: then no server starts. */
    mail: mailOf(env),
    mailFrom: env.MAIL_FROM,
    sms: smsOf(env),
    logLevel: env.LOG_LEVEL,
    releaseToken: env.RELEASE_TOKEN ?? null,
    /** Null: made once and kept in the data folder. */
    releaseSecret: env.RELEASE_SECRET ?? null,
    /** Whether builds have to be probed before their canaries go further than the first step. */
    needsProbe: env.PROBES === 'required',
    registryDatabaseUrl: env.REGISTRY_DATABASE_URL ?? env.DATABASE_URL ?? null,
    bucket: bucketOf(env),
    /** Requests a minute from one address. */
    rateLimit: env.RATE_LIMIT,
    /** Null: as the limit of open files has it. Times in ms. */
    connections: {
      most: env.MAX_CONNECTIONS ?? null,
      perAddress: env.ADDRESS_CONNECTIONS ?? null,
      firstByteMs: env.FIRST_BYTE_MS,
      bodyMs: env.SLOW_BODY_MS,
    },
    /** Stall of the event loop, in ms; 0 for never busy. */
    busyAfterMs: env.BUSY_AFTER_MS,
    ...budgetsOf(env),
    /** Whether new photos wait for staff before others see them. */
    photoModeration: env.PHOTO_MODERATION === 'on',
    /** Whether the desk stays closed without a second factor. */
    staffFactorRequired: env.STAFF_FACTOR === 'required',
    /** How long a session of staff may be idle, in ms; null for ever. */
    staffIdleMs: env.STAFF_IDLE_MINUTES === 0 ? null : env.STAFF_IDLE_MINUTES * 60_000,
    /** How long a session of staff lasts from signing in, in ms. */
    staffSessionMs: env.STAFF_SESSION_HOURS * 3_600_000,
    assistant: assistantOf(env),
    google: googleOf(env, siteOriginOf(env)),
    payments: paymentsOf(env),
    seller: {
      name: env.OPERATOR_NAME ?? env.PRODUCT_NAME,
      address: env.POSTAL_ADDRESS ?? null,
      gstin: env.GSTIN ?? null,
      gstPercent: env.GST_PERCENT,
      sac: env.SAC,
      state: env.GST_STATE,
      placeOfSupply: env.PLACE_OF_SUPPLY,
    },
  };
}

/** What the browser needs of the configuration (design section 7). */
export function runtimeConfigOf(config: Config): RuntimeConfig {
  return {
    productName: config.productName,
    communityCode: config.communityCode,
    apiOrigin: config.apiOrigin,
    socketUrl: config.socketUrl,
    support: config.support,
    social: config.social,
    grievanceOfficer: config.grievanceOfficer,
    paymentColour: config.paymentColour,
    ...(config.seller.gstin === null ? {} : { gst: true }),
    demo: config.seed === 'demo' && config.demonstration,
    analyticsSink: config.analyticsSink,
    ...(config.safetyPost === null ? {} : { safetyPost: config.safetyPost }),
    // With 'sandbox' the provider starts later; the start passes its configuration on.
    ...(config.payments === null || config.payments === 'sandbox'
      ? {}
      : { checkoutScript: config.payments.checkoutScript }),
  };
}

/** How long visitors and members wait to begin before they get a 503, in ms. */
const PATIENCE_MS = 2000;

/** Limits of databases on servers; times in ms. */
function databaseOf(env: Environment) {
  const pool: PoolLimits = {
    connections: env.DATABASE_CONNECTIONS,
    waitMs: env.DATABASE_WAIT_MS,
    statementMs: env.DATABASE_STATEMENT_MS,
    lockMs: env.DATABASE_LOCK_MS,
    idleTransactionMs: env.DATABASE_IDLE_TRANSACTION_MS,
    idleMs: env.DATABASE_IDLE_MS,
  };
  const queue: QueueBounds =
    env.DATABASE_QUEUE === 0
      ? WITHOUT_END
      : { most: env.DATABASE_QUEUE, waitMs: pool.waitMs, patienceMs: PATIENCE_MS };
  return { pool, queue, migrationLockMs: env.MIGRATION_LOCK_MS };
}

/** Where files go instead of the data folder; null without. */
function bucketOf(env: Environment) {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
  } = env;
  if (endpoint === undefined && bucket === undefined) return null;
  if (!endpoint || !bucket || !accessKey || !secretKey) {
    throw new ConfigError(
      'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY must be set together, or none of them.',
    );
  }
  return { endpoint, bucket, region: env.S3_REGION, accessKey, secretKey };
}

/** The model that may answer in the assistant's place; null without. */
function assistantOf(env: Environment) {
  const { ASSISTANT_URL: url, ASSISTANT_MODEL: model, ASSISTANT_KEY: key = 'none' } = env;
  if (url === undefined && model === undefined) return null;
  if (url === undefined || model === undefined) {
    throw new ConfigError(
      'ASSISTANT_URL and ASSISTANT_MODEL must be set together, or none of them.',
    );
  }
  const patience = {
    firstWordsMs: env.ASSISTANT_FIRST_WORDS_MS,
    wholeMs: env.ASSISTANT_TIMEOUT_MS,
  };
  return { url, model, key, patience };
}

/** Keys and addresses of anyone who takes payments. */
export interface PaymentConfig {
  readonly provider: 'razorpay' | 'sandbox';
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  /** Address of the provider's REST interface, without a trailing slash. */
  readonly api: string;
  /** Address of the checkout script. */
  readonly checkoutScript: string;
}

/**
 * Null where no one takes payments; 'sandbox' where the sandbox is started before the server, and passes on
 * its keys and addresses.
 */
function paymentsOf(env: Environment): PaymentConfig | 'sandbox' | null {
  const {
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
  } = env;
  const given = [keyId, keySecret, webhookSecret].filter((one) => one !== undefined);
  const chosen =
    env.PAYMENTS ??
    (given.length > 0 ? 'razorpay' : isDemonstration(env) ? ('sandbox' as const) : 'none');
  if (chosen === 'none') return null;
  if (chosen === 'sandbox') return 'sandbox';
  if (keyId === undefined || keySecret === undefined || webhookSecret === undefined) {
    throw new ConfigError(
      'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET must be set together for PAYMENTS=razorpay.',
    );
  }
  return {
    provider: 'razorpay',
    keyId,
    keySecret,
    webhookSecret,
    api: env.RAZORPAY_API,
    checkoutScript: env.RAZORPAY_CHECKOUT,
  };
}

function siteOriginOf(env: Environment): string {
  return env.WEB_ORIGIN?.[0] ?? `http://${linkHost(env.HOST)}:${env.PORT}`;
}

/** With its country, so that it can be dialled and written to from anywhere. */
function readable(phone: string | undefined): string | null {
  return phone === undefined ? null : phoneText(phone);
}

function linkHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** How often something may be done: the budgets of a server, all of them configuration. */
function budgetsOf(env: Environment) {
  return {
    /** Pages that a browser, and an address, may load in a minute. */
    pageLimits: { perDevice: env.DEVICE_PAGES, perAddress: env.ADDRESS_PAGES },
    /** Limited profiles that a visitor may open in an hour. */
    visitorViews: { perDevice: env.VISITOR_VIEWS, perAddress: env.ADDRESS_VIEWS },
    /** Different people whom a visitor is shown in an hour. */
    visitorPeople: {
      ofDevice: env.VISITOR_SHOWN,
      ofNetwork: env.ADDRESS_SHOWN,
      ofNewcomers: env.NEWCOMERS_SHOWN,
    },
    /** Different people whom a member is shown in a day, how fast they are opened, and when that raises an alarm. */
    memberPeople: {
      shown: env.MEMBER_SHOWN,
      firstDay: { shown: env.FIRST_DAY_SHOWN, opened: env.FIRST_DAY_VIEWS },
      openedAMinute: env.MEMBER_PACE,
      openedAlarm: env.MEMBER_ALARM,
    },
    /** Files of photos in an hour. */
    photoFiles: { ofNetwork: env.ADDRESS_PHOTOS, ofMember: env.MEMBER_PHOTOS },
    /** Profiles that a member may open, names to search for, and contacts to reveal, in a day. */
    memberBudgets: {
      profileViews: env.MEMBER_VIEWS,
      nameSearches: env.NAME_SEARCHES,
      contactReveals: env.CONTACT_REVEALS,
    },
    /** API requests of one member that run at a time. */
    memberRequests: env.MEMBER_REQUESTS,
    /** Messages that a member may send in a minute. */
    messagesAMinute: env.MEMBER_MESSAGES,
    /** Interests, chat requests, answers to them and taken-back blocks of a member in a minute. */
    changesAMinute: env.MEMBER_CHANGES,
    /** Mails around signing up and in that one network may cause in an hour. */
    mailsOfNetwork: env.NETWORK_MAILS,
    /** Mails to one mailbox in an hour, by who causes them, and to all mailboxes together. */
    mailboxMails: {
      ofSender: env.MAILBOX_MAILS_OF_SENDER,
      ofNetwork: env.MAILBOX_MAILS_OF_NETWORK,
      ofAll: env.MAILBOX_MAILS,
    },
    mailsInAll: env.MAILS_IN_ALL,
    /** SMS that one network may cause in an hour. */
    smsOfNetwork: env.NETWORK_SMS,
    smsInAll: env.SMS_IN_ALL,
    /** Requests to the payment provider in an hour, by who causes them. */
    paymentBudgets: {
      orders: {
        ofMember: env.MEMBER_ORDERS,
        ofAddress: env.ADDRESS_ORDERS,
        ofDevice: env.DEVICE_ORDERS,
        ofNetwork: env.NETWORK_ORDERS,
        inAll: env.ORDERS_IN_ALL,
      },
      captures: {
        ofSender: env.SENDER_CAPTURES,
        ofNetwork: env.NETWORK_CAPTURES,
        inAll: env.CAPTURES_IN_ALL,
      },
      looks: {
        ofSender: env.SENDER_LOOKS,
        ofNetwork: env.NETWORK_LOOKS,
        inAll: env.LOOKS_IN_ALL,
      },
    },
    /** Address books read in an hour: of a member, and by asking Google in all. */
    addressBooks: { ofMember: env.MEMBER_BOOKS, inAll: env.BOOKS_IN_ALL },
    /** Questions that a member may put to the assistant in an hour. */
    questionsAnHour: env.MEMBER_QUESTIONS,
    /** Questions of all members that go to the model in an hour. */
    modelQuestionsAnHour: env.MODEL_QUESTIONS,
  };
}
