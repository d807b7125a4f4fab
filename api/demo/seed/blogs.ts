import { biodata } from './posts/biodata.ts';
import { budget } from './posts/budget.ts';
import { familyMeeting } from './posts/family-meeting.ts';
import { firstCall } from './posts/first-call.ts';
import { firstMeetingMarathi } from './posts/first-meeting-marathi.ts';
import { gunMilan } from './posts/gun-milan.ts';
import { households } from './posts/households.ts';
import { safety } from './posts/safety.ts';
import { secondMarriage } from './posts/second-marriage.ts';
import { sevenSteps } from './posts/seven-steps.ts';
import { talkAtHomeHindi } from './posts/talk-at-home-hindi.ts';
import type { SeedBlog } from './seed-blog.ts';

/** All posts, newest first. */
export const blogs: readonly SeedBlog[] = [
  familyMeeting,
  firstCall,
  gunMilan,
  firstMeetingMarathi,
  talkAtHomeHindi,
  safety,
  sevenSteps,
  biodata,
  budget,
  households,
  secondMarriage,
];
