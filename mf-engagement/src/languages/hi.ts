import { hindi as match } from 'shared-contracts/behaviour/match/match-texts.hi';
import type { UnitTranslations } from 'shared-contracts/i18n/i18n';
import { hindi as safety } from '../people/safety-texts.hi.ts';
import { hindi as actions } from '../profile-actions/action-texts.hi.ts';
import { hindi as texts } from '../texts.hi.ts';

/** What this remote says in Hindi; the keys are the namespaces. */
export const translations: UnitTranslations = {
  match: async () => match,
  'mf-engagement': async () => texts,
  'mf-engagement.actions': async () => actions,
  'mf-engagement.safety': async () => safety,
  'mf-engagement.chat': async () => (await import('../chat/chat-texts.hi.ts')).hindi,
};
