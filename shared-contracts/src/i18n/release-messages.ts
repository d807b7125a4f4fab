import { messageOf, type MessageKey } from '../locales/en/messages.ts';

/** What the release desk says to those who release; pages show none of it, so it is not in their catalogue. */
const releaseMessages = {
  'release.refused': 'That cannot be released as things stand.',
  'release.gate': 'That build does not fit what is live beside it.',
  'release.race': 'What is live has changed meanwhile. Please look again.',
  'release.away': 'The release registry is away. Please try again in a moment.',
  'release.unknownUnit': 'There is no such unit.',
  'release.noDuty': 'This account releases nothing.',
  'release.noFactor': 'This account has no second factor.',
  'release.foreignPage': 'No page of this site can release.',
  'release.accountsAway':
    'The accounts of the site cannot be reached. Please try again in a moment.',
  'release.unknownBuild': 'No such build was published.',
} as const;

export type ReleaseMessageKey = keyof typeof releaseMessages;

/** The sentence of a code of the desk, its own or one of the site's catalogue. */
export function releaseSentence(code: ReleaseMessageKey | MessageKey): string {
  return Object.hasOwn(releaseMessages, code)
    ? releaseMessages[code as ReleaseMessageKey]
    : messageOf(code).text;
}
