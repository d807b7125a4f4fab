import { CALL_STATUSES } from 'shared-contracts/domain/call-status';
import { describe, expect, it } from 'vitest';
import { indianDay } from '../../src/platform/time/indian-day.ts';
import { makeAdverts } from './adverts.ts';
import { makeCalls } from './call-logs.ts';
import { makeChats } from './chats.ts';
import { makeCommunity } from './community.ts';
import { makeDocuments } from './documents.ts';
import { makePurchases } from './purchases.ts';
import { makeChatRequests, makeInterests, type SeedRequest } from './requests.ts';
import { setScene } from './scene.ts';

const now = new Date('2026-03-15T09:30:00Z');
const { people } = makeCommunity({ now });
const scene = setScene(people, { now, communityCode: 'saptapadi' });
const demo = [scene.asha, scene.rohan, scene.meera];

describe('interests and chat requests', () => {
  const interests = makeInterests(scene);
  const requests = makeChatRequests(scene);
  const states = (rows: readonly SeedRequest[]) =>
    new Set(rows.map(({ accepted, declined }) => `${accepted} ${declined}`));

  it('are the same for the same clock', () => {
    expect(makeInterests(scene)).toEqual(interests);
    expect(makeChatRequests(scene)).toEqual(requests);
  });

  it.each(demo)('are there in every state, sent and received, for $email', ({ id }) => {
    for (const rows of [interests, requests]) {
      expect(states(rows.filter((row) => row.from_id === id)).size).toBe(3);
      expect(states(rows.filter((row) => row.to_id === id)).size).toBe(3);
    }
    const sentTo = interests.filter((row) => row.from_id === id).map((row) => row.to_id);
    expect(interests.some((row) => row.to_id === id && sentTo.includes(row.from_id))).toBe(true);
  });

  it('fill more than a page of each of the lists of Asha', () => {
    expect(interests.filter((row) => row.from_id === scene.asha.id).length).toBeGreaterThan(20);
    expect(interests.filter((row) => row.to_id === scene.asha.id).length).toBeGreaterThan(20);
  });

  it('go from one side to the other, once, by members who were there', () => {
    const byId = new Map(people.map((person) => [person.id, person]));
    const pairs = interests.map((row) => `${row.from_id} ${row.to_id}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const { from_id, to_id, created_at } of [...interests, ...requests]) {
      const [from, to] = [byId.get(from_id), byId.get(to_id)];
      expect(from?.profile.gender).not.toBe(to?.profile.gender);
      const days = (now.getTime() - created_at.getTime()) / 86_400_000;
      expect(days).toBeGreaterThanOrEqual(0);
      expect(days).toBeLessThanOrEqual(
        Math.min(from?.createdDaysAgo ?? 0, to?.createdDaysAgo ?? 0),
      );
    }
  });
});

describe('chats', () => {
  const chats = makeChats(scene, makeChatRequests(scene));

  it('have sequences without gaps, in the order of time, none from the future', () => {
    for (const { id, last_sequence } of chats.threads) {
      const said = chats.messages.filter((message) => message.thread_id === id);
      expect(said.map(({ sequence }) => sequence)).toEqual(
        Array.from({ length: last_sequence ?? 0 }, (_, index) => index + 1),
      );
      const times = said.map(({ created_at }) => Number(created_at));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(Math.max(0, ...times)).toBeLessThanOrEqual(now.getTime());
    }
  });

  it('are held by day, as everything else that people do', () => {
    const times = [...chats.messages, ...makeInterests(scene), ...makeChatRequests(scene)].map(
      ({ created_at }) => (Number(created_at) / 3_600_000 + 5.5) % 24,
    );
    const atNight = times.filter((hour) => hour < 7 || hour >= 23);
    // A member of less than a day may have done something at night.
    expect(atNight.length / times.length).toBeLessThan(0.01);
  });

  it('are held in Latin and in Devanagari, and leave no place for a name open', () => {
    const texts = chats.messages.map(({ body }) => body);
    expect(texts.filter((text) => /[\u0900-\u097f]/.test(text)).length).toBeGreaterThan(40);
    expect(texts.filter((text) => /^[\x20-\x7e]+$/.test(text)).length).toBeGreaterThan(200);
    expect(texts.join('')).not.toMatch(/[{}]|undefined/);
  });

  it.each(demo)('leave $email something to read', ({ id }) => {
    const own = chats.people.filter((side) => side.profile_id === id);
    const unread = own.filter(({ thread_id, read_sequence }) =>
      chats.threads.some((one) => one.id === thread_id && one.last_sequence !== read_sequence),
    );
    expect(own.length).toBeGreaterThan(4);
    expect(unread.length).toBeGreaterThan(0);
    expect(unread.length).toBeLessThan(own.length);
  });
});

describe('the call desk', () => {
  const { logs, files, recordings } = makeCalls(scene);

  it('has several pages in all statuses, the newest first in time', () => {
    expect(logs.length).toBeGreaterThan(60);
    expect(new Set(logs.map(({ status }) => status))).toEqual(new Set(CALL_STATUSES));
    for (const { created_at } of logs) expect(Number(created_at)).toBeLessThan(now.getTime());
  });

  it('calls between nine and eight in the evening in India, at whatever hour it is made', () => {
    for (const hour of [0, 3, 6, 12, 18, 23]) {
      const at = new Date(Date.UTC(2026, 10, 20, hour, 30));
      for (const { created_at } of makeCalls({ ...scene, now: at }).logs) {
        const minute = (Number(created_at) / 60_000 + 330) % 1440;
        expect(minute).toBeGreaterThanOrEqual(9 * 60);
        expect(minute).toBeLessThan(20 * 60);
        expect(Number(created_at)).toBeLessThan(at.getTime());
      }
    }
  });

  it('has calls to make today, some of them of staff@example.com, and some overdue', () => {
    const { day, beginsAt } = indianDay(now);
    const times = logs.filter(({ followup }) => followup === true);
    const isToday = (at: unknown) => at instanceof Date && indianDay(at).day === day;
    const today = times.filter(({ follow_up_at: at }) => isToday(at));
    expect(today.length).toBeGreaterThan(3);
    expect(today.some(({ assigned_to_id: to }) => to === scene.staff.id)).toBe(true);
    const isOverdue = (at: unknown) => at instanceof Date && at < beginsAt;
    expect(times.some(({ follow_up_at: at }) => isOverdue(at))).toBe(true);
    expect(times.some(({ follow_up_at: at }) => at === null)).toBe(true);
  });

  it('has short recordings that a player can read', () => {
    expect(files.length).toBeGreaterThan(10);
    for (const { file_key, bytes } of files) {
      const wav = recordings.get(file_key) ?? Buffer.alloc(0);
      expect(wav).toHaveLength(bytes);
      expect([wav.toString('latin1', 0, 4), wav.toString('latin1', 8, 16)]).toEqual([
        'RIFF',
        'WAVEfmt ',
      ]);
      const perSecond = wav.readUInt32LE(28);
      expect(wav.readUInt32LE(40)).toBe(wav.length - 44);
      expect((wav.length - 44) / perSecond).toBeGreaterThan(1);
      expect((wav.length - 44) / perSecond).toBeLessThan(5);
    }
  });
});

describe('money, documents and adverts', () => {
  it('give each plan in force exactly one grant that runs as long', () => {
    const { grants } = makePurchases(scene, people);
    for (const person of people.filter(({ plan }) => plan !== 'hope')) {
      const ends = now.getTime() + (365 - (person.planBoughtDaysAgo ?? 0)) * 86_400_000;
      const own = grants.filter((grant) => grant.account_id === person.id);
      expect(own.filter((grant) => Number(grant.ends_at) === ends)).toHaveLength(1);
    }
    expect(grants.filter((grant) => grant.account_id === null)).toMatchObject([
      { starts_at: null },
    ]);
  });

  it('have documents in each state, and an approved one behind each seal', () => {
    const docs = makeDocuments(scene);
    const stands = (state: string) => docs.filter((doc) => doc.state === state);
    expect(stands('pending').length).toBeGreaterThan(5);
    expect(stands('rejected').length).toBeGreaterThan(5);
    const identities = stands('approved').filter((doc) => doc.doc_type === 'GovID');
    expect(identities).toHaveLength(scene.active.filter((one) => one.verified.personal).length);
  });

  it('have leads in each state and one ad that locks its close button', () => {
    const { leads, ads } = makeAdverts(scene);
    expect(new Set(leads.map(({ state }) => state))).toEqual(
      new Set(['new', 'approved', 'rejected']),
    );
    expect(ads.map(({ status }) => status).toSorted()).toEqual(['active', 'active', 'delayed']);
  });
});
