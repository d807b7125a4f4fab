import { describe, expect, it } from 'vitest';
import { ConfigError } from '../process/start-error.ts';
import { readConfig, readServerConfig, runtimeConfigOf } from './config.ts';

type Env = Record<string, string>;

/** What takes a server out of a demonstration, although it listens on the loopback (but for the first). */
const BEYOND: readonly Env[] = [
  { HOST: '0.0.0.0' },
  { HOST: '127.0.0.1.evil.example' },
  { TRUST_PROXY: 'yes' },
  { WEB_ORIGIN: 'https://saptapadi.example' },
  { WEB_ORIGIN: 'http://127.0.0.1:8080,https://saptapadi.example' },
  { WEB_ORIGIN: 'http://saptapadi.example' },
  { API_ORIGIN: 'https://api.saptapadi.example' },
  { API_ADDRESS: 'https://api.saptapadi.example' },
  { SOCKET_URL: 'wss://saptapadi.example' },
  { NODE_ENV: 'production' },
];
const PASSWORD = { DEMO_PASSWORD: 'twelve signs' };
const OUTBOX = { MAIL: 'outbox' };

/** The sentence that an environment is refused with; '' where a server starts with it. */
function refusalOf(env: Env): string {
  try {
    readServerConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

describe('a demonstration', () => {
  it.each([
    {},
    { HOST: 'localhost' },
    { HOST: '::1' },
    { HOST: '127.0.0.2' },
    { NODE_ENV: 'development' },
    { WEB_ORIGIN: 'http://localhost:8080,http://[::1]:8080', API_ORIGIN: 'http://127.0.0.1:8080' },
  ])('is a server that only this machine reaches: %o', (env) => {
    expect(readServerConfig(env as Env)).toMatchObject({
      demonstration: true,
      seed: 'demo',
      payments: 'sandbox',
      mail: 'outbox',
      sms: 'outbox',
    });
  });

  it('takes real mails and keys where they are given', () => {
    expect(readServerConfig({ SMTP_URL: 'smtp://mail.example' })).toMatchObject({
      demonstration: true,
      mail: 'smtp',
      sms: null,
    });
  });
});

describe.each(BEYOND)('beyond a demonstration, %o', (env) => {
  it('nothing of it comes by itself', () => {
    const config = readConfig(env);
    expect(config).toMatchObject({
      demonstration: false,
      seed: 'none',
      payments: null,
      mail: null,
      sms: null,
    });
    expect(runtimeConfigOf(config).demo).toBe(false);
  });

  it('no server starts without a way for its mails', () => {
    expect(refusalOf(env)).toMatch(/^No mail could be sent: set SMTP_URL .*, or MAIL=outbox /);
    expect(refusalOf({ ...env, SMTP_URL: 'smtp://mail.example' })).toBe('');
  });
});

describe.each(BEYOND.filter((env) => env['NODE_ENV'] === undefined))(
  'beyond a demonstration and not in production, %o',
  (env) => {
    it('the demo community needs a password of its own', () => {
      const seeded = { ...env, ...OUTBOX, SEED: 'demo' };
      for (const given of [{}, { DEMO_PASSWORD: 'sapta-demo' }, { DEMO_PASSWORD: 'eleven sign' }])
        expect(refusalOf({ ...seeded, ...given })).toMatch(
          /^SEED=demo .*set DEMO_PASSWORD to at least 12 characters of your own, or SEED=none\.$/,
        );
      expect(readServerConfig({ ...seeded, ...PASSWORD })).toMatchObject({
        seed: 'demo',
        demoPassword: 'twelve signs',
      });
    });

    it('sandbox and outboxes are those that are named', () => {
      const named = { ...env, PAYMENTS: 'sandbox', MAIL: 'outbox', SMS: 'outbox' };
      expect(readServerConfig(named)).toMatchObject({
        payments: 'sandbox',
        mail: 'outbox',
        sms: 'outbox',
      });
    });
  },
);

describe('NODE_ENV=production', () => {
  it.each([
    [{ SEED: 'demo', ...PASSWORD }, 'NODE_ENV=production refuses SEED=demo: set SEED=none.'],
    [
      { PAYMENTS: 'sandbox' },
      'NODE_ENV=production refuses PAYMENTS=sandbox: set PAYMENTS=razorpay with its keys or PAYMENTS=none.',
    ],
    [OUTBOX, 'NODE_ENV=production refuses MAIL=outbox: set SMTP_URL instead of MAIL.'],
    [{ SMS: 'outbox' }, 'NODE_ENV=production refuses SMS=outbox: set SMS=none.'],
    [
      { SEED: 'demo', PAYMENTS: 'sandbox', MAIL: 'outbox' },
      'NODE_ENV=production refuses SEED=demo, PAYMENTS=sandbox, and MAIL=outbox: set SEED=none, PAYMENTS=razorpay with its keys or PAYMENTS=none, and SMTP_URL instead of MAIL.',
    ],
  ])('refuses %o in one sentence that says what to set', (env, sentence) => {
    for (const host of [{}, { HOST: '0.0.0.0' }, { TRUST_PROXY: 'yes' }])
      expect(refusalOf({ NODE_ENV: 'production', ...host, ...(env as Env) })).toBe(sentence);
  });

  it('starts with a mail server alone', () => {
    const env = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example' };
    expect(readServerConfig(env)).toMatchObject({ seed: 'none', payments: null, mail: 'smtp' });
  });
});

it('takes a mail server or the outbox, not both', () => {
  expect(refusalOf({ ...OUTBOX, SMTP_URL: 'smtp://mail.example' })).toBe(
    'MAIL=outbox and SMTP_URL exclude each other: set one of them.',
  );
});
