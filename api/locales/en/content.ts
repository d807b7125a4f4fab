import { defineTexts } from 'shared-contracts/i18n/i18n';

/** Words in the terms for what the configuration leaves open, and those of the sample ad. */
export const contentTexts = defineTexts('api-content', {
  'legal.party': '{operator}, who runs {product}',
  'legal.noPhone': 'our support',
  'legal.noAddress': 'postal address on request',
  'legal.noCity': 'the district in which the operator is established',
  'ad.sampleTitle': 'A garland for both families',
  'ad.sampleText':
    'This is how an advertisement looks: one at a time, named as one, and never while you write or pay. Marigold and jasmine, strung on the morning of the wedding.',
  'ad.sampleAdvertiser': 'Sample Florists',
});
