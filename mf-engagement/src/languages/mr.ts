import { marathi as match } from 'shared-contracts/behaviour/match/match-texts.mr';
import type { UnitTranslations } from 'shared-contracts/i18n/i18n';
import { marathi as safety } from '../people/safety-texts.mr.ts';
import { marathi as actions } from '../profile-actions/action-texts.mr.ts';
import { marathi as texts } from '../texts.mr.ts';

/** What this remote says in Marathi; the keys are the namespaces. */
export const translations: UnitTranslations = {
  match: async () => match,
  'mf-engagement': async () => texts,
  'mf-engagement.actions': async () => actions,
  'mf-engagement.safety': async () => safety,
  'mf-engagement.chat': async () => (await import('../chat/chat-texts.mr.ts')).marathi,
};
