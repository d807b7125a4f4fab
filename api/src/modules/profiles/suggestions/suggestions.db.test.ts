import { sql } from 'kysely';
import { callPath } from 'shared-contracts/calls/call';
import {
  listEducations,
  listGotras,
  listOccupations,
  listPlaces,
  type SuggestionCall,
} from 'shared-contracts/calls/suggestions';
import { phoneticKey } from 'shared-contracts/domain/phonetic-key';
import { beforeAll, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import type { TestMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';
import { MemoryCounters } from '../../../platform/counters/memory-counters.ts';
import { deviceCookies } from '../../../platform/http/device-cookie.ts';
import { educations } from './educations.ts';
import { gotras } from './gotras.ts';
import { occupations } from './occupations.ts';
import { places } from './places.ts';
import { SUGGESTIONS_A_MINUTE, suggestionBudget } from './register-suggestions.ts';
import { allSpellings, inScriptOf, namesOf } from './suggestions.rules.ts';

const t = useApp();
let member: TestMember;
beforeAll(async () => {
  member = await addPerson(t(), 'male');
});

async function offered(call: SuggestionCall, q?: string) {
  const { body } = await send(
    t(),
    call,
    { query: { ...(q !== undefined && { q }) } },
    member.token,
  );
  return call.reply.parse(body).data;
}

describe('suggestions', () => {
  it.each([
    ['pu', 'Pune'],
    ['पु', 'Pune'],
    ['PUNE', 'Pune'],
    ['poona', 'Pune'],
    ['bomb', 'Mumbai'],
    ['दिल्ली', 'Delhi'],
    ['mumb', 'Mumbai'],
    // Written as no list has it, and heard all the same.
    ['पुने', 'Pune'],
    ['poone', 'Pune'],
    ['नाशीक', 'Nashik'],
    ['kolhapoor', 'Kolhapur'],
    // As families write them, beside the official names.
    ['संभाजीनगर', 'Chhatrapati Sambhajinagar'],
    ['संभाजी नगर', 'Chhatrapati Sambhajinagar'],
    ['नगर', 'Ahilyanagar'],
    ['धुलिया', 'Dhule'],
    ['Dhulia', 'Dhule'],
    ['अ\u200Dॅमस्टर', 'Amsterdam'],
    ['बंगलोर', 'Bengaluru'],
    ['बेलगाम', 'Belagavi'],
    ['indor', 'Indore'],
    ['म्युनिक', 'Munich'],
  ])('%s offers %s first', async (q, name) => {
    expect((await offered(listPlaces, q))[0]?.name).toBe(name);
  });

  it('tell namesakes apart, have both scripts, and find later words after the first', async () => {
    expect(await offered(listPlaces, 'mumbai')).toEqual([
      { name: 'Mumbai', devanagari: 'मुंबई', about: 'Maharashtra' },
      { name: 'Navi Mumbai', devanagari: 'नवी मुंबई', about: 'Maharashtra' },
    ]);
  });

  it('are spelt in Hindi for whoever asks in Hindi', async () => {
    const requested = (language: string) =>
      t().app.inject({
        url: callPath(listPlaces, { query: { q: 'इंदौर' } }),
        headers: { 'accept-language': language },
      });
    const replies = await Promise.all(['hi', 'mr'].map(requested));
    expect(replies.map((reply) => reply.json().data[0].devanagari)).toEqual(['इंदौर', 'इंदूर']);
    expect(replies.map((reply) => reply.json().data[0].about)).toEqual(['मध्य प्रदेश', 'मध्य प्रदेश']);
    expect(replies[0]?.headers['vary']).toContain('accept-language');
  });

  it('are the best known ones while nothing is typed, and none for what nobody knows', async () => {
    expect(await offered(listPlaces)).toHaveLength(8);
    expect(await offered(listPlaces, 'zzz')).toEqual([]);
  });

  it('know occupations and degrees, dots or not', async () => {
    expect((await offered(listOccupations, 'डॉ'))[0]?.name).toBe('Doctor');
    expect((await offered(listEducations, 'mba'))[0]?.name).toBe('M.B.A.');
    expect((await offered(listEducations, 'm.b.a'))[0]?.name).toBe('M.B.A.');
  });

  it.each([
    [listOccupations, 'टीचर', 'Teacher'],
    [listOccupations, 'अध्यापिका', 'Teacher'],
    [listOccupations, 'सीए', 'Chartered accountant'],
    [listOccupations, 'बिज़नेस', 'Business'],
    [listOccupations, 'व्यापार', 'Business'],
    [listOccupations, 'प्रोफेसर', 'Professor'],
    [listOccupations, 'लेक्चरर', 'Lecturer'],
    [listOccupations, 'डाक्टर', 'Doctor'],
    [listOccupations, 'naukri', 'Government service'],
    [listOccupations, 'housewife', 'Homemaker'],
    [listEducations, 'एमबीए', 'M.B.A.'],
    [listEducations, 'बीटेक', 'B.Tech.'],
    [listEducations, 'इंजिनिअरिंग', 'B.E.'],
    [listEducations, 'इंजीनियरिंग', 'B.E.'],
    [listEducations, 'engineering', 'B.E.'],
    [listEducations, 'पीएचडी', 'Doctorate'],
    [listEducations, 'ग्रेजुएट', "Bachelor's degree"],
    [listPlaces, 'थाणे', 'Thane'],
    [listPlaces, 'ठाने', 'Thane'],
    [listPlaces, 'बैंगलुरु', 'Bengaluru'],
    [listPlaces, 'ratlam', 'Ratlam'],
    [listPlaces, 'महू', 'Mhow'],
  ] as const)('know what families write (%#)', async (call, q, name) => {
    expect((await offered(call, q))[0]?.name).toBe(name);
  });

  it('are for members, but places and occupations for visitors too', async () => {
    const statuses = [listPlaces, listOccupations, listEducations, listGotras].map(
      async (call) => (await send(t(), call, { query: { q: 'pu' } })).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 401, 401]);
  });

  it('refuse what is far too long', async () => {
    const long = await send(t(), listPlaces, { query: { q: 'p'.repeat(61) } }, member.token);
    expect(long.status).toBe(422);
  });

  it('come 120 times a minute to a device, of both lists together', async () => {
    const asker = await addPerson(t(), 'female');
    const ask = (call: SuggestionCall) => send(t(), call, {}, asker.token);
    for (let at = 0; at < SUGGESTIONS_A_MINUTE; at += 1) {
      expect((await ask(at % 2 === 0 ? listPlaces : listOccupations)).status).toBe(200);
    }
    expect((await ask(listPlaces)).body).toMatchObject({ code: 'request.tooMany' });
    expect((await ask(listGotras)).status).toBe(200);
    t().clock.advance(60_000);
    expect((await ask(listPlaces)).status).toBe(200);
  });

  it('know the device of a visitor by its cookie', async () => {
    const ask = async (cookie = '') => {
      const url = callPath(listPlaces, {});
      const reply = await t().app.inject({ url, headers: { cookie }, remoteAddress: '192.0.2.9' });
      return [reply.statusCode, String(reply.headers['set-cookie'] ?? '').split(';')[0]] as const;
    };
    const [, cookie] = await ask();
    expect(cookie).toMatch(/^sp_device=/);
    for (let at = 1; at < SUGGESTIONS_A_MINUTE; at += 1) await ask(cookie);
    expect([await ask(cookie), (await ask())[0]]).toEqual([[429, ''], 200]);
    t().clock.advance(60_000);
  });

  it('bound the address of visitors who throw their device away', async () => {
    const spend = suggestionBudget(
      new MemoryCounters(t().clock.read),
      deviceCookies(t().parts.jwtSecret),
    );
    const from = (ip: string) =>
      spend({
        caller: null,
        request: {
          ip,
          headers: {},
          protocol: 'https',
        },
        reply: { header: () => undefined },
      } as never);
    for (let at = 0; at < 10 * SUGGESTIONS_A_MINUTE; at += 1) await from('192.0.2.9');
    await expect(from('192.0.2.9')).rejects.toMatchObject({ code: 'request.tooMany' });
    await expect(from('198.51.100.9')).resolves.toBeUndefined();
  });

  it.each([
    ['places', places],
    ['occupations', occupations],
    ['educations', educations],
    ['gotras', gotras],
  ])('stand in both scripts, each once: %s', (_, list) => {
    const names = list.map(({ names: { en } }) => en);
    expect(new Set(names).size).toBe(names.length);
    const devanagari = /\p{Script=Devanagari}/u;
    for (const { names: of, alsoCalled, about } of list) {
      for (const { en, mr, hi } of [of, ...alsoCalled, ...(about === null ? [] : [about])]) {
        expect([en, mr, hi].map((name) => devanagari.test(name))).toEqual([false, true, true]);
      }
    }
  });
});

it('knows every way to write a place, and only itself for one that is not on the list', () => {
  expect(allSpellings(places, 'पुणे')).toEqual(['पुणे', 'Pune', 'Poona', 'पूणे']);
  expect(allSpellings(places, 'Wadi')).toEqual(['Wadi']);
});

it.each([
  ['संभाजी नगर', 'Chhatrapati Sambhajinagar'],
  ['नगर', 'Ahmednagar'],
  ['नगर', 'Ahilyanagar'],
  ['धुलिया', 'Dhule'],
  ['Dhulia', 'धुळे'],
  ['Ulhas Nagar', 'Ulhasnagar'],
])('knows how families write a place: %s is %s', (written, name) => {
  expect(allSpellings(places, written)).toContain(name);
});

it('knows a place by its sound where nobody writes it so', () => {
  expect(allSpellings(places, 'पुने')).toEqual(['पुने', 'Pune', 'पुणे', 'Poona', 'पूणे']);
});

describe('a place in the script of its reader', () => {
  it.each([
    ['mr', 'Pune', 'पुणे'],
    ['hi', 'Nagpur', 'नागपुर'],
    ['mr', 'nagpur ', 'नागपूर'],
    ['mr', 'Poona', 'पुणे'],
    ['en', 'इंदौर', 'Indore'],
    ['en', 'पूणे', 'Pune'],
    // An older name stays the older name, and a part of a place the part.
    ['mr', 'Aurangabad', 'औरंगाबाद'],
    ['mr', 'Nagar', 'नगर'],
    ['hi', 'Dhulia', 'धुले'],
    ['en', 'वसई', 'Vasai'],
    // Read as it stands.
    ['en', 'Bombay', 'Bombay'],
    ['hi', 'नागपूर', 'नागपूर'],
    ['mr', 'Wadi', 'Wadi'],
    ['mr', 'Kothrud, Pune', 'Kothrud, Pune'],
  ] as const)('%s reads %s as %s', (language, written, read) => {
    expect(inScriptOf(places, language, written)).toBe(read);
  });
});

describe('an occupation in the script of its reader', () => {
  it.each([
    ['mr', 'Teacher', 'female', 'शिक्षिका'],
    ['mr', 'Teacher', 'male', 'शिक्षक'],
    ['hi', 'student', 'female', 'छात्रा'],
    ['mr', 'Professor', 'female', 'प्राध्यापिका'],
    ['hi', 'Professor', 'female', 'प्रोफ़ेसर'],
    ['mr', 'Homemaker', 'male', 'घर सांभाळणारे'],
    ['mr', 'Homemaker', null, 'गृहिणी'],
    ['mr', 'Teacher', null, 'शिक्षक'],
    ['en', 'शिक्षिका', 'female', 'Teacher'],
    ['mr', 'Keeper of a lighthouse', 'male', 'Keeper of a lighthouse'],
  ] as const)('%s reads %s of %s as %s', (language, written, gender, read) => {
    expect(inScriptOf(occupations, language, written, gender)).toBe(read);
  });

  it('is found by either word', () => {
    expect(allSpellings(occupations, 'Teacher')).toEqual(
      expect.arrayContaining(['शिक्षक', 'शिक्षिका']),
    );
  });
});

it('sounds as the database has it, for everything on the lists', async () => {
  const names = [places, occupations, educations, gotras]
    .flat()
    .flatMap(namesOf)
    .map((name) => name.normalize('NFC'));
  const { rows } = await sql<{ name: string; key: string }>`
    select name, phonetic_key(name) as key from unnest(${names}::text[]) as name`.execute(t().db);
  expect(rows.map(({ name }) => [name, phoneticKey(name)])).toEqual(
    rows.map(({ name, key }) => [name, key]),
  );
});
