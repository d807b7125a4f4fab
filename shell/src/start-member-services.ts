import { remindOfPlanEnd } from './notices/plan-end-notice.ts';
import { forgetKeptInTab } from './pages/forms/kept-in-tab.ts';
import {
  connectMember,
  type MemberConnection,
  type MemberConnectionParts,
} from './realtime/connect.ts';
import { followOwnPhoto } from './session/follow-own-photo.ts';

/** Starts what only a signed-in page needs, lazy-loaded: the connection, the plan reminder, the picture of the session. */
export function startMemberServices(parts: MemberConnectionParts): MemberConnection {
  const { services } = parts;
  const connection = connectMember(parts);
  const stopReminder = remindOfPlanEnd(services, document);
  const stopPhoto = followOwnPhoto(services, { document, window });
  // The sign-up form and the address that waited for its code are not needed after sign-in.
  forgetKeptInTab();
  return {
    ...connection,
    close() {
      connection.close();
      stopReminder();
      stopPhoto();
    },
  };
}
