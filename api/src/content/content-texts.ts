import { defineTexts } from 'shared-contracts/i18n';

/** Words in the terms for what the configuration leaves open. */
export const contentTexts = defineTexts('api-content', {
  'legal.noPhone': 'our support',
  'legal.noAddress': 'postal address on request',
  'legal.noCity': 'the district in which the operator is established',
});
