import { testTranslations } from 'shared-contracts/testing/translations';
import { describe } from 'vitest';
import * as gateway from '../../locales/en/gateway.ts';
import * as descriptions from '../../locales/en/page-descriptions.ts';
import * as gatewayInHindi from '../../locales/hi/gateway.ts';
import * as descriptionsInHindi from '../../locales/hi/page-descriptions.ts';
import * as gatewayInMarathi from '../../locales/mr/gateway.ts';
import * as descriptionsInMarathi from '../../locales/mr/page-descriptions.ts';

describe('the texts of the gateway', () => {
  testTranslations(
    { './gateway.ts': gateway, './page-descriptions.ts': descriptions },
    {
      mr: {
        gateway: async () => gatewayInMarathi.gatewayTexts,
        'gateway-descriptions': async () => descriptionsInMarathi.descriptionTexts,
      },
      hi: {
        gateway: async () => gatewayInHindi.gatewayTexts,
        'gateway-descriptions': async () => descriptionsInHindi.descriptionTexts,
      },
    },
  );
});
