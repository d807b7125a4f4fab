import { ownNameChanged, pageViewed, signedIn, signedOut } from './event-map.ts';
import {
  callsAssigned,
  conversationRead,
  reconnected,
  listsChanged,
  messageArrived,
  typing,
} from './realtime-events.ts';

/** All events by name, for the release gate and the tests; a new version stands beside the old. */
export const allEvents = {
  pageViewed,
  signedIn,
  signedOut,
  ownNameChanged,
  messageArrived,
  conversationRead,
  typing,
  listsChanged,
  reconnected,
  callsAssigned,
} as const;
