import { RuntimeConfig } from 'shared-contracts/platform/runtime-config';
import { describe, expect, it } from 'vitest';
import { ConfigError } from '../process/start-error.ts';
import { readConfig, runtimeConfigOf } from './config.ts';

/** The sentence that a bad environment is refused with. */
function refusalOf(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

describe('the configuration', () => {
  it('takes a model for the assistant whole or not at all, and never shows its key', () => {
    expect(readConfig({}).assistant).toBeNull();
    expect(refusalOf({ ASSISTANT_URL: 'http://localhost:11434/v1' })).toBe(
      'ASSISTANT_URL and ASSISTANT_MODEL must be set together, or none of them.',
    );
    expect(
      readConfig({ ASSISTANT_URL: 'http://localhost:11434/v1/', ASSISTANT_MODEL: 'small' })
        .assistant,
    ).toEqual({
      url: 'http://localhost:11434/v1',
      model: 'small',
      key: 'none',
      patience: { firstWordsMs: 4000, wholeMs: 20_000 },
    });
  });

  it('stands without any environment, on this machine alone', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      seed: 'demo',
      databaseUrl: null,
      metricsPort: null,
      siteOrigin: 'http://127.0.0.1:8080',
      staffSessionMs: 12 * 60 * 60_000,
    });
  });

  it('has an outbox for SMS in the demonstration alone, which no mail server is connected to', () => {
    expect(readConfig({})).toMatchObject({ sms: 'outbox', smsOfNetwork: 30 });
    for (const env of [
      { SEED: 'none' },
      { SMTP_URL: 'smtp://mail.example' },
      { NODE_ENV: 'production' },
    ])
      expect(readConfig(env).sms).toBeNull();
    expect(readConfig({ NETWORK_SMS: '5' }).smsOfNetwork).toBe(5);
  });

  it('keeps releases in the database of the site, unless they have one of their own', () => {
    const site = 'postgres://one.example/site';
    const own = 'postgres://two.example/releases';
    expect(readConfig({}).registryDatabaseUrl).toBeNull();
    expect(readConfig({ DATABASE_URL: site }).registryDatabaseUrl).toBe(site);
    expect(readConfig({ DATABASE_URL: site, REGISTRY_DATABASE_URL: own }).registryDatabaseUrl).toBe(
      own,
    );
  });

  it('has a bucket whole or not at all', () => {
    const bucket = { S3_ENDPOINT: 'https://s3.example/', S3_BUCKET: 'saptapadi' };
    const keys = { S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' };
    expect(readConfig({}).bucket).toBeNull();
    expect(readConfig({ ...bucket, ...keys }).bucket).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'saptapadi',
      region: 'us-east-1',
      accessKey: 'key',
      secretKey: 'secret',
    });
    expect(refusalOf(bucket)).toMatch(/must be set together/);
  });

  it('has keys of documents by name, the current one first, or none', () => {
    const [young, old] = ['a'.repeat(32), 'b'.repeat(40)];
    expect(readConfig({}).documentKeys).toEqual([]);
    expect(readConfig({ DOCUMENT_KEYS: `2027:${young}, 2026:${old}` }).documentKeys).toEqual([
      { id: '2027', secret: young },
      { id: '2026', secret: old },
    ]);
    for (const wrong of [young, '2027:short', `2027:${young},2027:${old}`]) {
      expect(refusalOf({ DOCUMENT_KEYS: wrong })).toMatch(/^DOCUMENT_KEYS must (be|have)/);
      expect(refusalOf({ DOCUMENT_KEYS: wrong })).not.toContain(wrong);
    }
  });

  it('knows who runs the site, and how much may be looked at', () => {
    const named = readConfig({ OPERATOR_NAME: 'Saptapadi Sanstha', JURISDICTION_CITY: 'Pune' });
    expect(named).toMatchObject({ operatorName: 'Saptapadi Sanstha', jurisdictionCity: 'Pune' });
    expect(readConfig({ PRODUCT_NAME: 'Saath', VISITOR_VIEWS: '5' })).toMatchObject({
      operatorName: 'Saath',
      postalAddress: null,
      visitorViews: { perDevice: 5, perAddress: 600 },
      memberBudgets: { profileViews: 300, nameSearches: 60, contactReveals: 30 },
    });
    const { grievanceOfficer, social } = readConfig({ SEED: 'none' });
    expect(grievanceOfficer.name).toBe('Grievance Officer');
    expect(social).toEqual({ facebook: null, instagram: null, youtube: null });
    expect(readConfig({}).social.youtube).toMatch(/^https:/);
    expect(refusalOf({ CONTACT_REVEALS: 'many' })).toMatch(/^CONTACT_REVEALS must be/);
  });

  it('tells the browser where page views go, and which post the footer names', () => {
    const usual = runtimeConfigOf(readConfig({}));
    expect(usual.analyticsSink).toBe('own');
    expect(usual).not.toHaveProperty('safetyPost');
    const told = runtimeConfigOf(readConfig({ ANALYTICS_SINK: 'none', SAFETY_POST: '7' }));
    expect(told).toMatchObject({ analyticsSink: 'none', safetyPost: '7' });
    expect(refusalOf({ ANALYTICS_SINK: 'theirs' })).toMatch(/^ANALYTICS_SINK must be own or none/);
  });

  it('lets addresses ask for a language that nobody is offered only where that is said', () => {
    expect(readConfig({}).previewLanguages).toBe(false);
    expect(readConfig({ PREVIEW_LANGUAGES: 'yes' }).previewLanguages).toBe(true);
  });

  it('takes an empty variable as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 8080,
      databaseUrl: null,
    });
  });

  it('leads mails to the first of the origins of the site', () => {
    const config = readConfig({ WEB_ORIGIN: 'https://a.example/, https://b.example' });
    expect(config.webOrigins).toEqual(['https://a.example', 'https://b.example']);
    expect(config.siteOrigin).toBe('https://a.example');
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, but it is "abc".'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, but it is "70000".'],
    [{ PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535, but it is "80.5".'],
    [
      { GSTIN: '27AAPFU0939F1ZX' },
      'GSTIN must be a GSTIN: 15 characters, the last one its check digit, but it is "27AAPFU0939F1ZX".',
    ],
    [{ SEED: 'yes' }, 'SEED must be demo or none, but it is "yes".'],
    [
      { DATABASE_URL: 'mysql://root:hush@db/x' },
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
    ],
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET must have at least 32 characters.'],
    [
      { WEB_ORIGIN: 'example.org' },
      'WEB_ORIGIN must be origins such as https://example.org, separated by commas, but it is "example.org".',
    ],
    [{ SUPPORT_EMAIL: 'us' }, 'SUPPORT_EMAIL must be an e-mail address, but it is "us".'],
    [
      { SOCIAL_YOUTUBE: 'x' },
      'SOCIAL_YOUTUBE must be an address that begins with https://, but it is "x".',
    ],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be silent or .*, but it is "loud"\.$/],
    [
      { PAYMENT_COLOUR: 'red' },
      'PAYMENT_COLOUR must be a colour such as #8a1538, but it is "red".',
    ],
  ])('refuses %o in one sentence that names it', (env, sentence) => {
    expect(refusalOf(env as Record<string, string>)).toMatch(sentence);
  });

  it('never repeats a secret', () => {
    const secrets = {
      DATABASE_URL: 'hush',
      JWT_SECRET: 'hush',
      RELEASE_TOKEN: 'hush',
      SMTP_URL: 'hush',
    };
    for (const [name, value] of Object.entries(secrets))
      expect(refusalOf({ [name]: value })).not.toContain('hush');
  });

  it('tells the browser what it needs and no secret', () => {
    const config = readConfig({ JWT_SECRET: 'x'.repeat(40), SMTP_URL: 'smtp://u:p@mail.example' });
    const told = runtimeConfigOf(config);
    expect(RuntimeConfig.parse(told)).toEqual(told);
    expect(told.demo).toBe(true);
    expect(JSON.stringify(told)).not.toMatch(/xxxx|smtp/);
  });
});
