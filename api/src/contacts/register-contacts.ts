import {
  beginGoogleConsent,
  listContacts,
  saveContacts,
  saveSupportInfo,
  suggestContacts,
  whatsappLink,
} from 'shared-contracts/calls/contacts';
import type { Api } from '../platform/context.ts';
import { serve } from '../platform/serve.ts';
import { answerListContacts, answerSaveContacts, judgeContacts } from './contacts.handlers.ts';
import { answerBeginConsent, answerSuggestContacts, judgeBook } from './suggest-contacts.ts';
import { answerSaveSupportInfo, judgeSupportInfo } from './support-info.ts';
import { answerWhatsapp } from './whatsapp.ts';

/** Puts the calls about family contacts, and about reaching a member, on the application. */
export function registerContacts(api: Api): void {
  serve(api, listContacts, answerListContacts);
  serve(api, saveContacts, answerSaveContacts, judgeContacts);
  serve(api, suggestContacts, answerSuggestContacts(api.parts), judgeBook);
  serve(api, beginGoogleConsent, answerBeginConsent(api.parts));
  serve(api, whatsappLink, answerWhatsapp);
  serve(api, saveSupportInfo, answerSaveSupportInfo, judgeSupportInfo);
}
