import type { CallShape } from 'shared-contracts/calls/call';
import { sendInterest } from 'shared-contracts/calls/engagement';
import * as engagement from 'shared-contracts/calls/engagement';
import * as messaging from 'shared-contracts/calls/messaging';
import { listContactViews, listViewers } from 'shared-contracts/calls/own-profile';
import {
  browseProfiles,
  getProfile,
  listProfiles,
  myProfile,
  viewProfile,
} from 'shared-contracts/calls/profiles';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { beforeAll, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import type { TestMember } from '../../../test/members.ts';
import { addPair, block, say } from '../../../test/pairs.ts';
import { addPerson } from '../../../test/people.ts';

const t = useApp();

const HER = {
  name: 'Asha',
  lastName: 'Kulkarni',
  name_devanagari: 'आशा',
  last_name_devanagari: 'कुलकर्णी',
  current_city: 'Indore',
  gotra: 'Atri',
  mother_tongue: 'Kannada',
  education: "Bachelor's degree",
  occupation: 'Teacher',
  father_occupation: 'Police officer (retired)',
  mother_occupation: 'Teacher',
  partner_preferences: JSON.stringify({
    current_city: ['Pune', 'पुणे', 'Wadi'],
    occupation: 'Professor',
  }),
};
let asha: TestMember;
let rohan: TestMember;
beforeAll(async () => {
  ({ asha, rohan } = await addPair(t(), {
    her: { profile: HER },
    him: { account: { plan: 'trust' }, profile: { verified_personal: true } },
  }));
  await t()
    .db.insertInto('contacts')
    .values({
      profile_id: asha.id,
      position: 0,
      name: 'Suresh',
      relation: 'Father',
      phone: '+91 98220 12345',
      current_city: 'Nagpur',
      occupation: 'Retired',
    } as never)
    .execute();
  await send(t(), sendInterest, { body: { to: asha.id } }, rohan.token);
  await send(t(), engagement.addBookmark, { body: { bookmark: { to: asha.id } } }, rohan.token);
  await say(t(), rohan, asha, 'Namaste');
  // She looked at him, and had his contacts shown.
  const shown = { params: { id: rohan.id }, query: {} };
  await send(t(), getProfile, shown, asha.token);
});

/** What he is told of her, in a language. */
async function reported(
  call: CallShape,
  input: object,
  language: Locale,
  by: TestMember | null = rohan,
) {
  const { status, body, headers } = await send(t(), call, input as never, by?.token, language);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(headers['vary']).toContain('accept-language');
  expect(headers['content-language']).toBe(language);
  return JSON.stringify(body);
}

const requests = { query: { type: 'sent', accepted: 'true' } };
describe.each([
  ['the listing', listProfiles, {}],
  ['a profile', getProfile, null],
  ['who viewed me', listViewers, {}],
  ['interests', engagement.listInterests, { query: { type: 'sent' } }],
  ['chat requests', engagement.listChatRequests, requests],
  ['saved people', engagement.listBookmarks, {}],
  ['conversations', messaging.listThreads, {}],
  ['a conversation', messaging.getConversation, undefined],
] as const)('%s', (_, call, input) => {
  const requested = () =>
    input === null
      ? { params: { id: asha.id }, query: {} }
      : (input ?? { params: { a: rohan.id, b: asha.id }, query: {} });

  it('names her as she writes herself in the script of the reader, and her town as it is written there', async () => {
    const hasCity = call !== messaging.listThreads && call !== engagement.listChatRequests;
    for (const [language, names, city] of [
      ['en', '"name":"Asha","lastName":"Kulkarni"', '"current_city":"Indore"'],
      ['mr', '"name":"आशा","lastName":"कुलकर्णी"', '"current_city":"इंदूर"'],
      ['hi', '"name":"आशा","lastName":"कुलकर्णी"', '"current_city":"इंदौर"'],
    ] as const) {
      const reply = await reported(call, requested(), language);
      expect(reply).toContain(names);
      if (hasCity) expect(reply).toContain(city);
    }
  });
});

describe('what has first names alone', () => {
  it.each([
    ['the visitors’ listing', browseProfiles, { params: { x: 'brides' } }],
    ['a profile that a visitor opens', viewProfile, null],
  ] as const)('%s', async (_, call, input) => {
    const requested = input ?? { query: { id: asha.id } };
    const reply = await reported(call, requested, 'mr', null);
    expect(reply).toContain('"name":"आशा"');
    expect(reply).toContain('"occupation":"शिक्षिका"');
    expect(reply).toContain('"current_city":"इंदूर"');
    expect(await reported(call, requested, 'en', null)).toContain('"name":"Asha"');
  });

  it('who saw my contacts', async () => {
    const look = { viewer_id: asha.id, shown_id: rohan.id, day: '2026-11-21' };
    await t()
      .db.insertInto('contact_views')
      .values({ ...look, seen_at: t().clock.read() })
      .execute();
    expect(await reported(listContactViews, {}, 'mr')).toContain('"name":"आशा"');
  });

  it('people one has blocked', async () => {
    const other = await addPair(t(), { her: { profile: HER } });
    await block(t(), other.rohan, other.asha);
    expect(await reported(engagement.listBlocked, {}, 'hi', other.rohan)).toContain('"name":"आशा"');
    expect(await reported(messaging.listThreads, {}, 'hi', other.rohan)).toContain('"name":"आशा"');
  });
});

describe('an opened profile', () => {
  const opened = async (language: Locale) => {
    const input = { params: { id: asha.id }, query: {} };
    const { body } = await send(t(), getProfile, input, rohan.token, language);
    return getProfile.reply.parse(body).data.data;
  };

  it('has places of wishes and contacts in the script of the reader, each once, and unknown ones as written', async () => {
    const marathi = await opened('mr');
    expect(marathi.partner_preferences?.current_city).toEqual(['पुणे', 'Wadi']);
    expect(marathi.contact).toMatchObject([{ name: 'Suresh', current_city: 'नागपूर' }]);
    expect(marathi).toMatchObject({ gotra: 'अत्री', education: 'पदवी', mother_tongue: 'कन्नड' });
    // She teaches, and wishes for a man.
    expect(marathi.occupation).toBe('शिक्षिका');
    expect(marathi.partner_preferences?.occupation).toBe('प्राध्यापक');
    expect(marathi).toMatchObject({
      father_occupation: 'निवृत्त पोलीस अधिकारी',
      mother_occupation: 'शिक्षिका',
      contact: [{ occupation: 'निवृत्त' }],
    });
    expect(await opened('hi')).toMatchObject({
      father_occupation: 'सेवानिवृत्त पुलिस अधिकारी',
      gotra: 'अत्रि',
      education: 'स्नातक',
      mother_tongue: 'कन्नड़',
    });
    expect((await opened('en')).partner_preferences?.current_city).toEqual(['Pune', 'Wadi']);
  });

  it('has both names in Latin letters where only one is known in Devanagari', async () => {
    const half = { ...HER, last_name_devanagari: null };
    const her = await addPerson(t(), 'female', { profile: half });
    const input = { params: { id: her.id }, query: {} };
    expect(await reported(getProfile, input, 'mr')).toContain(
      '"name":"Asha","lastName":"Kulkarni"',
    );
  });

  it('is of oneself as one wrote it where one changes it, and as others read it where one looks at it', async () => {
    const mine = { params: { id: asha.id }, query: {} };
    expect(await reported(getProfile, mine, 'mr', asha)).toContain('"current_city":"इंदूर"');
    const { body } = await send(t(), myProfile, {}, asha.token, 'mr');
    expect(myProfile.reply.parse(body).data).toMatchObject({
      name: 'Asha',
      lastName: 'Kulkarni',
      current_city: 'Indore',
      occupation: 'Teacher',
      father_occupation: 'Police officer (retired)',
      partner_preferences: { current_city: ['Pune', 'पुणे', 'Wadi'] },
    });
  });
});
