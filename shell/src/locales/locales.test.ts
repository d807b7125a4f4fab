import * as agreementTexts from 'shared-contracts/locales/en/agreements';
import { testTranslations } from 'shared-contracts/testing/translations';
import { describe } from 'vitest';
import { translations as hi } from './hi/index.ts';
import { translations as mr } from './mr/index.ts';

/** What only staff meet: the desk and what keeps it (readings, 'Screens'). */
const OF_STAFF = ['shell.desk', 'shell.factor', 'shell.staffSession'];

describe('the shell', () => {
  testTranslations(
    { ...import.meta.glob('./en/*.ts', { eager: true }), agreementTexts },
    { mr, hi },
    OF_STAFF,
  );
});
