import * as matchTexts from 'shared-contracts/behaviour/match/match-texts';
import { testTranslations } from 'shared-contracts/testing/translations';
import { describe } from 'vitest';
import { translations as hi } from './hi.ts';
import { translations as mr } from './mr.ts';

describe('this remote', () => {
  testTranslations(
    { ...import.meta.glob('../**/*texts.ts', { eager: true }), matchTexts },
    { mr, hi },
  );
});
