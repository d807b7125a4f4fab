import { listContacts, saveContacts } from 'shared-contracts/calls/contacts';
import type { Api } from '../platform/context.ts';
import { serve } from '../platform/serve.ts';
import { answerListContacts, answerSaveContacts } from './contacts.handlers.ts';

/** Puts the calls about family contacts on the application. */
export function registerContacts(api: Api): void {
  serve(api, listContacts, answerListContacts);
  serve(api, saveContacts, answerSaveContacts);
}
