import type { CallName } from '../calls/call-names.ts';
import {
  anyStaff,
  duty,
  everybody,
  members,
  staff,
  unlessBlocked,
  type Outcomes,
} from './outcomes.ts';

/** Duties as access.md names them; written out here, so that a change of a call's own is found. */
const DESK = ['caller', 'manager'] as const;
const REVIEWER = ['reviewer'] as const;
const MANAGER = ['manager'] as const;

/**
 * Who gets what for a valid request about a visible person, or about an object of one's own
 * (access.md). A call that is missing fails the type check; one without a handler answers 501 to
 * whoever would be let in.
 */
export const accessTable: Readonly<Record<CallName, Outcomes>> = {
  'POST /api/v1/sign_in': everybody(),
  'POST /api/v1/sign_up': everybody(),
  'POST /api/v1/resetpassword': everybody(),
  'POST /api/v1/confirm_email': everybody(),
  'POST /api/v1/sign_out': members(),
  'PUT /api/v1/user': members(),
  'GET /api/v1/account': members(),
  'POST /api/v1/sign_out_everywhere': members(),
  'GET /api/v1/sessions': members(),
  'DELETE /api/v1/sessions/{id}': members(),
  'GET /api/v1/consents': members(),
  'PUT /api/v1/consents': members(),
  'PUT /api/v1/account/staff_calls': members(),
  'POST /api/v1/export': members(),
  'GET /api/v1/export': members(),
  // Nobody has asked for one.
  'GET /api/v1/export/file': members({}, 404),
  // Whoever works for the site hands the duty over first.
  'DELETE /api/v1/delete/profile': members(staff(409)),

  'GET /api/v1/profiles': members(),
  'GET /api/v1/profiles/{id}': unlessBlocked(),
  'GET /api/v1/view/profiles/{x}': everybody(),
  // The blocker keeps a limited view, with Unblock only.
  'GET /api/v1/view/profile': everybody({ blocked: 404 }),
  'GET /api/v1/myprofile': members(),
  'GET /api/v1/profile_completion': members(),
  'PUT /api/v1/profiles/{id}/': members(),
  'GET /api/v1/profile/completion': members(),
  'GET /api/v1/gender/': unlessBlocked(),
  'PUT /api/v1/profile/state': members(),
  'GET /api/v1/profile/viewers': members(),
  'GET /api/v1/profile/contact_views': members(),
  'GET /api/v1/saved_searches': members(),
  'POST /api/v1/saved_searches': members(),
  'DELETE /api/v1/saved_searches/{id}': members(),
  'GET /api/v1/drafts/{key}': members(),
  'PUT /api/v1/drafts/{key}': members(),
  'DELETE /api/v1/drafts/{key}': members(),
  'GET /api/v1/biodata': members(),
  // Staff look at profiles and take nothing away.
  'GET /api/v1/profile/biodata': unlessBlocked(staff(403)),
  'GET /api/v1/pics': members(),
  'POST /api/v1/bulk/picb': members(),
  'DELETE /api/v1/pics/{id}': members(),
  'PUT /api/v1/set/profile/pic': members(),
  'GET /api/v1/default/pic': unlessBlocked(),
  'PUT /api/v1/pics/privacy': members(),
  'PUT /api/v1/pics/order': members(),
  'PUT /api/v1/pics/{id}': members(),
  'GET /api/v1/pics/queue': duty(REVIEWER),
  'POST /api/v1/pics/decision': duty(REVIEWER),
  'POST /api/v1/verification/doc': members(),
  'GET /api/v1/verification/docs': members(),
  'DELETE /api/v1/verification/docs/{id}': members(),
  'GET /api/v1/verification/docs/{id}/openings': members(),
  'POST /api/v1/videointro': members(),
  'GET /api/v1/videointro': members(),
  'DELETE /api/v1/videointro/1': members(),

  'POST /api/v1/uploads': members({}, 201),
  'HEAD /api/v1/uploads/{id}': members(),
  'PATCH /api/v1/uploads/{id}': members({}, 204),
  'DELETE /api/v1/uploads/{id}': members({}, 204),

  'GET /api/v1/bookmarks/': members(),
  'POST /api/v1/bookmarks': unlessBlocked(),
  'DELETE /api/v1/bookmarks/{id}': members(),
  'GET /api/v1/interests': members(),
  'POST /api/v1/interests': unlessBlocked(),
  'PUT /api/v1/interests/{id}': unlessBlocked(),
  // Taking back what one sent oneself tells nothing about her.
  'DELETE /api/v1/interests/{id}': members(),
  'POST /api/v1/chatrequests': unlessBlocked(),
  'GET /api/v1/chatrequests/': members(),
  'PUT /api/v1/chatrequests/{id}/': unlessBlocked(),
  'DELETE /api/v1/chatrequests/{id}/': members(),
  'POST /api/v1/block/': members({ blocked: 404 }),
  // Only one's own blocks are told and undone: for whoever is blocked the blocker does not exist.
  'POST /api/v1/unblock/': members({ blocked: 404 }),
  'GET /api/v1/isblock/': members({ blocked: 404 }),
  'POST /api/v1/user/report': members({ blocked: 404 }),
  'POST /api/v1/score/up': unlessBlocked(),
  'POST /api/v1/message/': unlessBlocked(),
  'GET /api/v1/chat/threads': members(),
  // A block freezes a conversation: it can be read, not continued.
  'GET /api/v1/message/{a}*{b}': members(),
  'GET /api/v1/counts/subscribe': members(),
  'GET /api/v1/invites': members(),
  'PUT /api/v1/chat/read': members(),

  'GET /api/v1/order': members(),
  'GET /api/v2/order': everybody(),
  // The provider knows nothing of the payment that the request of the test names.
  'POST /api/v1/payments/': members({}, 409),
  'POST /api/v2/payments/': everybody({}, 409),
  'GET /api/v1/payments/history': members(),
  // Nobody can sign an event but the provider.
  'POST /api/v1/payments/webhook': everybody({}, 401),
  // The browser is sent on, whatever the form says.
  'POST /api/v1/payments/callback': everybody({}, 303),
  // The order that the request names is nobody's.
  'GET /api/v1/orders/{id}': members({}, 404),
  'GET /api/v2/orders/{id}': everybody({}, 404),
  'GET /api/v1/payments/{id}/receipt': members({}, 404),
  'GET /api/v1/payments/attention': duty(MANAGER),
  'POST /api/v1/payments/attention/{id}': duty(MANAGER),
  'POST /api/v1/payments/{id}/refund': duty(MANAGER),
  'POST /api/v1/contacts': members(),
  'GET /api/v1/contacts': members(),
  'PUT /api/v1/support/info': members(),
  'POST /api/v1/google/people': members(),
  // No address book is configured where the tests run.
  'POST /api/v1/google/consent': members({}, 404),
  // One's own number.
  'GET /api/v1/whatsapp': members(),

  'GET /api/v1/blogs': everybody(),
  'GET /api/v1/blog/{id}': everybody(),
  'GET /api/v1/legal': everybody(),
  'GET /api/v1/features': everybody(),
  'POST /api/v1/leads': everybody(),
  'GET /api/v1/ad/test': everybody(),
  'GET /api/v1/keys': everybody(),
  'GET /api/v2/ab': everybody(),
  'POST /api/v1/analytics/page_views': everybody(),

  'GET /api/v1/verification/queue': duty(REVIEWER),
  'POST /api/v1/verification/claim': duty(REVIEWER),
  'POST /api/v1/verification/file': duty(REVIEWER),
  'POST /api/v1/verification/decision': duty(REVIEWER),
  'GET /api/v1/admin/profiles': duty(DESK),
  'GET /api/v1/admins': duty(DESK),
  'GET /api/v1/apps': duty(DESK),
  'GET /api/v1/trails': duty(DESK),
  'POST /api/v1/trail': duty(DESK),
  'GET /api/v1/calllogs': duty(DESK),
  'POST /api/v1/calllogs': duty(DESK),
  'PUT /api/v1/calllogs/{id}': duty(DESK),
  'GET /api/v1/migrate': duty(MANAGER),
  'GET /api/v1/reports': duty(REVIEWER),
  'POST /api/v1/reports/decision': duty(REVIEWER),
  'GET /api/v1/audit': duty(MANAGER),
  'GET /api/v1/leads': duty(MANAGER),
  'POST /api/v1/leads/decision': duty(MANAGER),
  // One's own, with whatever duty and with none.
  'GET /api/v1/staff_factor': anyStaff(),
  'POST /api/v1/staff_factor': anyStaff(),
  'POST /api/v1/staff_factor/confirm': anyStaff(),
  'POST /api/v1/staff_factor/recovery': anyStaff(),
  'POST /api/v1/staff_factor/check': anyStaff(),
  'DELETE /api/v1/staff_factor': anyStaff(),
};
