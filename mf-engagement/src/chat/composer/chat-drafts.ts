import { createPageDrafts } from 'shared-contracts/forms/drafts/page-drafts';

/** The path parameters of the draft to one person. */
export function draftParams(them: string): { key: string } {
  return { key: `chat:${them}` };
}

/** The draft of a message; it outlives the open conversation. */
export const chatDrafts = createPageDrafts<string>((text) => (text === '' ? null : text));
