import { describe } from 'vitest';
import { testTranslations } from '../testing/translations.ts';
import { translations as hi } from './hi/index.ts';
import { translations as mr } from './mr/index.ts';

describe('what the contracts say', () => {
  testTranslations(
    // Each unit that shows agreements, relations or a match re-exports their translations, and tests them.
    import.meta.glob(['./en/*.ts', '!./en/agreements.ts', '!./en/match.ts', '!./en/relations.ts'], {
      eager: true,
    }),
    { mr, hi },
  );
});
