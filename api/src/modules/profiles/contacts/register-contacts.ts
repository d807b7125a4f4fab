import {
  beginGoogleConsent,
  listContacts,
  saveContacts,
  saveSupportInfo,
  suggestContacts,
  whatsappLink,
} from 'shared-contracts/calls/contacts';
import type { Api } from '../../../platform/calls/context.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { answerListContacts, answerSaveContacts, validateContacts } from './contacts.handlers.ts';
import { answerBeginConsent, answerSuggestContacts, validateBook } from './suggest-contacts.ts';
import { answerSaveSupportInfo, validateSupportInfo } from './support-info.ts';
import { answerWhatsapp } from './whatsapp.ts';

/** Puts the calls about family contacts, and about reaching a member, on the application. */
export function registerContacts(api: Api): void {
  serve(api, listContacts, answerListContacts);
  serve(api, saveContacts, answerSaveContacts, validateContacts);
  serve(api, suggestContacts, answerSuggestContacts(api.parts), validateBook);
  serve(api, beginGoogleConsent, answerBeginConsent(api.parts));
  serve(api, whatsappLink, answerWhatsapp);
  serve(api, saveSupportInfo, answerSaveSupportInfo, validateSupportInfo);
}
