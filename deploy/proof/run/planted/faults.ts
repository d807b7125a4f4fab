/** A fault that the proof has to find: its patch is `<name>.patch` beside this file. */
export interface PlantedFault {
  readonly name: string;
  /** Which run finds it: every day's, or the long one alone. */
  readonly foundBy: 'daily' | 'long';
  /** The step of the proof that finds it, cut down to these files: Vitest on a database, or the browser. */
  readonly step:
    | { readonly database: 'postgres' | 'pglite'; readonly files: readonly string[] }
    | { readonly browser: readonly string[] };
  /** The names of the tests that fail. */
  readonly failing: RegExp;
}

export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    // A calendar day comes as a moment from PostgreSQL alone.
    name: 'days-as-moments-on-postgresql',
    foundBy: 'daily',
    step: { database: 'postgres', files: ['api/src/modules/profiles/own/'] },
    failing: /stores every field/,
  },
  {
    // A calendar day comes as a moment from the embedded database alone.
    name: 'days-as-moments-when-embedded',
    foundBy: 'daily',
    step: { database: 'pglite', files: ['api/src/platform/database/'] },
    failing: /hands over days as days/,
  },
  {
    // A statement for each person on a page.
    name: 'slow-listing',
    foundBy: 'daily',
    step: { database: 'postgres', files: ['api/src/modules/profiles/listing/listing.db.test.ts'] },
    failing: /the same number of statements/,
  },
  {
    // The reader's other pages hear of no message.
    name: 'lost-push',
    foundBy: 'daily',
    step: { database: 'postgres', files: ['api/src/modules/chat/'] },
    failing: /told to both/,
  },
  {
    // A page that throws for visitors in Marathi; every day visitors walk in Hindi, and members in Marathi.
    name: 'page-broken-in-marathi',
    foundBy: 'long',
    step: { browser: ['routes/in-languages', '--grep', 'in mr for a visitor'] },
    failing: /holds no English/,
  },
];
