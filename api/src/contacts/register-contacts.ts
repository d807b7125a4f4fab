import { listContacts, saveContacts, saveSupportInfo } from 'shared-contracts/calls/contacts';
import type { Api } from '../platform/context.ts';
import { serve } from '../platform/serve.ts';
import { answerListContacts, answerSaveContacts } from './contacts.handlers.ts';
import { answerSaveSupportInfo } from './support-info.ts';

/** Puts the calls about family contacts, and about reaching a member, on the application. */
export function registerContacts(api: Api): void {
  serve(api, listContacts, answerListContacts);
  serve(api, saveContacts, answerSaveContacts);
  serve(api, saveSupportInfo, answerSaveSupportInfo);
}
