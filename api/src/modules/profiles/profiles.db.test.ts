import { randomUUID } from 'node:crypto';
import {
  getProfile,
  LimitedProfile,
  listProfiles,
  myProfile,
  OwnProfile,
  Profile,
  ListedProfile,
  profileCompletion,
} from 'shared-contracts/calls/profiles';
import { describe, expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { addMember, type TestMember } from '../../../test/members.ts';
import { addPerson, type PersonChange } from '../../../test/people.ts';
import { ACTIVITY_MS } from './profiles.server.ts';
import { admitProfile, createProfile } from './profiles.store.ts';

const allVerified = {
  verified_personal: true,
  verified_job: true,
  verified_salary: true,
  verified_property: true,
};
const every = { personal: true, job: true, salary: true, property: true };
const none = { personal: false, job: false, salary: false, property: false };

const app = useApp();
const view = (viewer: TestMember, id: string) =>
  send(app(), getProfile, { params: { id } }, viewer.token);
const groomOn = (plan: 'hope' | 'belief' | 'trust') =>
  addPerson(app(), 'male', { account: { plan } });
const bride = (change: PersonChange = {}) => addPerson(app(), 'female', change);

/** The keys of a reply's object in alphabetical order. */
const keys = (thing: unknown) => Object.keys(thing as object).toSorted();

describe('a profile that a member opens', () => {
  it('has exactly the keys of the contract, no contact details among them', async () => {
    const shown = await bride({ profile: { phone: '+919800000001' }, pics: ['f01a'] });
    const { status, body } = await view(await groomOn('trust'), shown.id);
    expect(status).toBe(200);
    expect(keys(body)).toEqual(
      ['bookmark_id', 'completion', 'contacts', 'data', 'i_am_interested'].concat([
        'interest_declined',
        'is_bookmarked',
        'is_chat_requested',
        'matched',
        'not_for_me_id',
        'profile_interested',
      ]),
    );
    const { data } = body['data'] as { data: object };
    const beside = ['contact', 'no_points', 'partner_preferences', 'points'];
    expect(keys(data)).toEqual([...beside, ...Object.keys(Profile.shape)].toSorted());
    for (const hidden of ['email', 'phone', 'state', 'usergroup', 'photo_privacy', 'updated_at']) {
      expect(data).not.toHaveProperty(hidden);
    }
    expect(JSON.stringify(body)).not.toContain('9800000001');
  });

  it('has the same keys for every role that may open it', async () => {
    const shown = await bride({ profile: allVerified, pics: ['f01a'] });
    await app()
      .db.insertInto('contacts')
      .values({ profile_id: shown.id, position: 0, name: 'A', relation: 'Father', phone: '90000' })
      .execute();
    const seen = new Set<string>();
    for (const plan of ['hope', 'belief', 'trust'] as const)
      for (const verified_personal of [false, true])
        for (const role of ['member', 'staff'] as const) {
          const change = { account: { plan, role }, profile: { verified_personal } };
          const { body } = await view(await addPerson(app(), 'male', change), shown.id);
          const { data } = body['data'] as { data: { contact: object[] } };
          const contact = data.contact.map((one) => keys(one).join()).join(';');
          seen.add([...keys(body), ...keys(data)].join());
          const may = plan !== 'hope' && verified_personal;
          expect(contact).toBe(
            may ? 'address,address_opens,current_city,name,occupation,phone,relation' : '',
          );
        }
    expect(seen.size).toBe(1);
  });

  it('carries the fields, the age of today and the photos, the primary one first', async () => {
    const shown = await bride({
      profile: { birthdate: '1998-11-22', current_city: 'Satara', birthname: 'आशा', height: 160 },
      pics: ['f01a', 'f01b'],
    });
    const { body } = await view(await groomOn('hope'), shown.id);
    // The clock of the tests says 21 November 2026: the birthday is tomorrow.
    expect(body).toMatchObject({
      data: {
        data: {
          age: 27,
          birthdate: '1998-11-22',
          current_city: 'Satara',
          birthname: 'आशा',
          height: 160,
          gotra: null,
          primary_profile_pic: expect.stringMatching(/^\/files\/photos\/f01a-960\.webp\?t=/),
          pics: [
            {
              url: expect.stringMatching(/^\/files\/photos\/f01a-960\.webp\?t=/),
              thumb: expect.stringMatching(/^\/files\/photos\/f01a-480\.webp\?t=/),
            },
            { url: expect.stringMatching(/^\/files\/photos\/f01b-960\.webp\?t=/) },
          ],
        },
      },
    });
  });

  it.each([
    ['hope', {}, none],
    ['belief', { personal: true }, { ...none, personal: true }],
    ['trust', every, every],
  ] as const)('shows a viewer on %s the badges of that plan', async (plan, badges, flags) => {
    const shown = await bride({ profile: allVerified });
    const viewer = await groomOn(plan);
    const { body } = await view(viewer, shown.id);
    const { data } = body['data'] as { data: { badges: object } };
    expect(data.badges).toEqual(badges);
    expect(body['completion']).toMatchObject({ verification_added: flags });
    const list = await send(app(), listProfiles, { query: { sort: 'newest' } }, viewer.token);
    const cards = (list.body['data'] as { data: { id: string; badges: object }[] }).data;
    const card = cards.find(({ id }) => id === shown.id);
    expect(card?.badges).toEqual(badges);
    expect(keys(card)).toEqual(Object.keys(ListedProfile.shape).toSorted());
  });

  it('tells what stands between the two, each way', async () => {
    const [viewer, shown] = [await groomOn('hope'), await bride()];
    const there = { from_id: viewer.id, to_id: shown.id };
    const flags = ['is_bookmarked', 'i_am_interested', 'profile_interested', 'is_chat_requested'];
    const read = async (who: TestMember, whom: TestMember) => {
      const { body } = await view(who, whom.id);
      return flags.filter((flag) => body[flag]);
    };
    expect(await read(viewer, shown)).toEqual([]);
    const { db } = app();
    await db
      .insertInto('bookmarks')
      .values({ id: randomUUID(), ...there })
      .execute();
    await db
      .insertInto('interests')
      .values({ id: randomUUID(), ...there })
      .execute();
    await db
      .insertInto('chat_requests')
      .values({ id: randomUUID(), ...there })
      .execute();
    expect(await read(viewer, shown)).toEqual([
      'is_bookmarked',
      'i_am_interested',
      'is_chat_requested',
    ]);
    expect(await read(shown, viewer)).toEqual(['profile_interested', 'is_chat_requested']);
  });
});

describe('a profile that is not to be seen', () => {
  it('answers like one that does not exist, whatever the reason', async () => {
    const viewer = await groomOn('trust');
    const blocker = await bride();
    const blocked = await bride();
    await app()
      .db.insertInto('blocks')
      .values([
        { blocker_id: blocker.id, blocked_id: viewer.id },
        { blocker_id: viewer.id, blocked_id: blocked.id },
      ])
      .execute();
    const unseen = [
      randomUUID(),
      blocker.id,
      blocked.id,
      (await groomOn('hope')).id,
      (await addMember(app())).id,
      (await bride({ profile: { state: 'hidden' } })).id,
      (await bride({ profile: { state: 'paused' } })).id,
      (await bride({ profile: { state: 'marriage_fixed' } })).id,
      (await bride({ profile: { admitted: false } })).id,
      (await bride({ profile: { usergroup: 'elsewhere' } })).id,
    ];
    const answers = new Set<string>();
    for (const id of unseen) {
      const { status, body, headers } = await view(viewer, id);
      expect(status).toBe(404);
      answers.add(JSON.stringify([headers['content-type'], { ...body, request_id: '' }]));
    }
    expect(answers.size).toBe(1);
    expect([...answers][0]).toContain('profile.notFound');
  });

  it('is asked for in vain by a visitor', async () => {
    const { status } = await send(app(), getProfile, { params: { id: (await bride()).id } });
    expect(status).toBe(401);
  });
});

describe('one’s own profile', () => {
  it('opens in any state, with all of one’s verifications on any plan', async () => {
    const me = await bride({ profile: { ...allVerified, state: 'hidden', admitted: false } });
    const { status, body } = await view(me, me.id);
    expect(status).toBe(200);
    const { data } = body['data'] as { data: { badges: object } };
    expect(data.badges).toEqual(every);
    expect(keys(data)).toEqual(
      ['contact', 'partner_preferences', ...Object.keys(Profile.shape)].toSorted(),
    );
    const mine = await send(app(), myProfile, {}, me.token);
    expect(mine.body).toMatchObject({ data: { ...data, state: 'hidden', phone: null } });
    expect(keys(mine.body['data'])).toEqual(Object.keys(OwnProfile.shape).toSorted());
  });

  it('tells its score, video and verification flags', async () => {
    const me = await bride({ profile: { score: 48, verified_job: true, video_intro: 'v' } });
    const { status, body } = await send(app(), profileCompletion, {}, me.token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: { score: 48, video_intro: true, verification_added: { ...none, job: true } },
    });
    expect(keys(body['data'])).toEqual(['aspects', 'score', 'verification_added', 'video_intro']);
    const { aspects } = body['data'] as { aspects: object[] };
    expect(aspects).toContainEqual({ aspect: 'job', points: 5, most: 5 });
    expect(aspects).toContainEqual({ aspect: 'contacts', points: 0, most: 20 });
  });

  it.each([myProfile, profileCompletion])('is for members only: $path', async (call) => {
    expect((await send(app(), call, {})).status).toBe(401);
    const { token } = await addMember(app());
    const { status, body } = await send(app(), call, {}, token);
    expect([status, body['code']]).toEqual([404, 'profile.notFound']);
  });
});

describe('the profile of a sign-up', () => {
  it('is its owner’s alone until the account is admitted', async () => {
    const { id, token } = await addMember(app(), { confirmed_at: null });
    const fields = { name: 'Asha', lastName: 'Joshi', birthdate: '1999-01-01' };
    const now = app().clock.read();
    await app()
      .db.transaction()
      .execute((trx) =>
        createProfile(trx, {
          id,
          now,
          usergroup: 'saptapadi',
          phone: '+919800000002',
          fields: {
            ...fields,
            gender: 'female',
          },
        }),
      );
    const groom = await groomOn('hope');
    expect((await view(groom, id)).status).toBe(404);
    const { body } = await send(app(), myProfile, {}, token);
    expect(body).toMatchObject({ data: { ...fields, age: 27, height: null, pics: [] } });
    await admitProfile(app().db, id);
    expect((await view(groom, id)).status).toBe(200);
  });
});

describe('being here', () => {
  it('is noted at most every ten minutes', async () => {
    const me = await bride();
    const seenAt = async () => {
      await send(app(), profileCompletion, {}, me.token);
      const row = app().db.selectFrom('profiles').select('last_active_at').where('id', '=', me.id);
      return (await row.executeTakeFirstOrThrow()).last_active_at;
    };
    const first = app().clock.read();
    expect(await seenAt()).toEqual(first);
    app().clock.advance(ACTIVITY_MS - 1);
    expect(await seenAt()).toEqual(first);
    app().clock.advance(1);
    expect(await seenAt()).toEqual(app().clock.read());
  });
});

describe('the contract', () => {
  it('gives visitors nothing but the limited fields', () => {
    expect(Object.keys(LimitedProfile.shape).toSorted()).toEqual([
      'age',
      'current_city',
      'education',
      'gender',
      'id',
      'name',
      'occupation',
      'photo_for',
      'pic',
    ]);
  });
});
