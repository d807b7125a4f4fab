import { LARGE_BUDGETS } from 'api/large-budgets';

/** What every site of the browser tests is started with; port and data folder are its own. */
export const SITE_ENVIRONMENT: Readonly<Record<string, string>> = {
  HOST: '127.0.0.1',
  SEED: 'demo',
  LOG_LEVEL: 'warn',
  // All tests come from one address.
  RATE_LIMIT: '100000',
  ...LARGE_BUDGETS,
  NETWORK_MAILS: '100000',
  NETWORK_SMS: '100000',
  // Two sites and two browsers share the cores, perhaps with others: a stall is no reason to turn anybody away.
  BUSY_AFTER_MS: '0',
  DATABASE_QUEUE: '0',
  // Receipts are tax invoices, and the checkout asks whom they are for.
  GSTIN: '27AAPFU0939F1ZV',
  // What routes/pseudo-language.spec.ts and routes/marathi.spec.ts ask for.
  PREVIEW_LANGUAGES: 'yes',
};
