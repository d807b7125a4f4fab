import {
  assistant,
  badges,
  biodataSheet,
  familyContacts,
  governmentId,
  gunMilanRing,
  searchAndChat,
  videoIntroduction,
} from './scenes-of-features.ts';
import {
  biodata,
  familyMeeting,
  firstCall,
  safety,
  secondMarriage,
  talkAtHome,
} from './scenes-with-people.ts';
import { budget, firstMeeting, gunMilan, households, sevenSteps } from './scenes-with-things.ts';

/** The drawing of each post, and of what /features shows, by its image key. */
export const scenes: Readonly<Record<string, () => string>> = {
  'seven-steps': sevenSteps,
  'gun-milan': gunMilan,
  'first-call': firstCall,
  'meeting-safely': safety,
  biodata,
  budget,
  households,
  'second-marriage': secondMarriage,
  'first-meeting': firstMeeting,
  'family-meeting': familyMeeting,
  'talk-at-home': talkAtHome,
  badges,
  assistant,
  'video-introduction': videoIntroduction,
  'government-id': governmentId,
  'biodata-sheet': biodataSheet,
  'gun-milan-ring': gunMilanRing,
  'search-and-chat': searchAndChat,
  'family-contacts': familyContacts,
};
