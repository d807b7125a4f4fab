import * as agreementTexts from 'shared-contracts/locales/en/agreements';
import * as matchTexts from 'shared-contracts/locales/en/match';
import * as relationTexts from 'shared-contracts/locales/en/relations';
import { testTranslations } from 'shared-contracts/testing/translations';
import { describe } from 'vitest';
import { translations as hi } from './hi/index.ts';
import { translations as mr } from './mr/index.ts';

describe('this remote', () => {
  testTranslations(
    {
      ...import.meta.glob('./en/*.ts', { eager: true }),
      agreementTexts,
      matchTexts,
      relationTexts,
    },
    { mr, hi },
  );
});
