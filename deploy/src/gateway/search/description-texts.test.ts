import { testTranslations } from 'shared-contracts/testing/translations';
import { describe } from 'vitest';
import { hindi } from './description-texts.hi.ts';
import { marathi } from './description-texts.mr.ts';
import * as texts from './description-texts.ts';

describe('what is said of a page below its title', () => {
  testTranslations(
    { './description-texts.ts': texts },
    {
      mr: { 'gateway-descriptions': async () => marathi },
      hi: { 'gateway-descriptions': async () => hindi },
    },
  );
});
