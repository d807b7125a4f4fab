import * as relationTexts from 'shared-contracts/locales/en/relations';
import { testTranslations } from 'shared-contracts/testing/translations';
import { describe } from 'vitest';
import { translations as hi } from './hi/index.ts';
import { translations as mr } from './mr/index.ts';

describe('this remote', () => {
  testTranslations(
    { ...import.meta.glob('./en/*.ts', { eager: true }), relationTexts },
    { mr, hi },
  );
});
