import { testTranslations } from 'shared-contracts/testing/translations';
import { describe } from 'vitest';
import { hindi } from './gateway-texts.hi.ts';
import { marathi } from './gateway-texts.mr.ts';
import * as texts from './gateway-texts.ts';

describe('what the gateway says', () => {
  testTranslations(
    { './gateway-texts.ts': texts },
    { mr: { gateway: async () => marathi }, hi: { gateway: async () => hindi } },
  );
});
