import { defineTexts } from '../i18n/i18n.ts';

/** What stands beside something that could not be loaded, for whoever tells our support of it. */
export const failureTexts = defineTexts('failure', { reference: 'Reference {id}' });
