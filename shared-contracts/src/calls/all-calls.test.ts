import { describe, expect, it } from 'vitest';
import { allCalls } from './all-calls.ts';

/** Section 7 of the specification, in its order; query strings and bodies left out. */
const SPECIFIED = `
POST /api/v1/sign_in
POST /api/v1/sign_up
POST /api/v1/resetpassword
PUT /api/v1/user
GET /api/v1/profiles
GET /api/v1/profiles/{id}
PUT /api/v1/profiles/{id}/
GET /api/v1/myprofile
DELETE /api/v1/delete/profile
GET /api/v1/profile_completion
GET /api/v1/profile/completion
GET /api/v1/view/profiles/{x}
GET /api/v1/view/profile
GET /api/v1/gender/
GET /api/v1/biodata
GET /api/v1/profile/biodata
GET /api/v1/pics
POST /api/v1/bulk/picb
DELETE /api/v1/pics/{id}
PUT /api/v1/set/profile/pic
GET /api/v1/default/pic
POST /api/v1/verification/doc
POST /api/v1/videointro
GET /api/v1/videointro
DELETE /api/v1/videointro/1
GET /api/v1/bookmarks/
POST /api/v1/bookmarks
DELETE /api/v1/bookmarks/{id}
POST /api/v1/interests
PUT /api/v1/interests/{id}
DELETE /api/v1/interests/{id}
GET /api/v1/interests
POST /api/v1/chatrequests
GET /api/v1/chatrequests/
PUT /api/v1/chatrequests/{id}/
DELETE /api/v1/chatrequests/{id}/
POST /api/v1/block/
POST /api/v1/unblock/
GET /api/v1/isblock/
POST /api/v1/user/report
POST /api/v1/message/
GET /api/v1/chat/threads
GET /api/v1/message/{a}*{b}
GET /api/v1/counts/subscribe
GET /api/v1/invites
GET /api/v1/order
GET /api/v2/order
POST /api/v1/payments/
POST /api/v2/payments/
POST /api/v1/contacts
GET /api/v1/contacts
PUT /api/v1/support/info
POST /api/v1/google/people
GET /api/v1/whatsapp
GET /api/v1/admin/profiles
GET /api/v1/admins
GET /api/v1/apps
GET /api/v1/trails
POST /api/v1/trail
POST /api/v1/calllogs
GET /api/v1/calllogs
PUT /api/v1/calllogs/{id}
GET /api/v1/migrate
POST /api/v1/leads
GET /api/v1/features
GET /api/v1/ad/test
GET /api/v1/legal
GET /api/v2/ab
GET /api/v1/keys
GET /api/v1/blogs
GET /api/v1/blog/{id}
POST /api/v1/score/up
`
  .trim()
  .split('\n');

const names = allCalls.map((call) => `${call.method} ${call.path}`);

describe('allCalls', () => {
  it('holds the 72 calls of section 7 under exactly those methods and paths', () => {
    expect(SPECIFIED).toHaveLength(72);
    expect(SPECIFIED.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('holds no call twice, a trailing slash making no difference', () => {
    const plain = names.map((name) => name.replace(/\/$/, ''));
    expect(plain.filter((name, index) => plain.indexOf(name) !== index)).toEqual([]);
  });
});
