import { describe } from 'vitest';
import { testTranslations } from '../../testing/translations.ts';
import { translations as hi } from './hi.ts';
import { translations as mr } from './mr.ts';

describe('what the contracts say', () => {
  testTranslations(
    import.meta.glob(
      [
        '../phrases.ts',
        '../messages.ts',
        '../../platform/page-names.ts',
        '../../**/*texts.ts',
        '!../../testing/**',
        // Each unit that shows relations or a match names their translations itself, and tests them.
        '!../../behaviour/match/match-texts.ts',
        '!../../domain/relation-texts.ts',
      ],
      { eager: true },
    ),
    { mr, hi },
  );
});
