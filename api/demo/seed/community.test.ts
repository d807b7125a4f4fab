import { expect, test } from 'vitest';
import { ageAt } from './birthdate.ts';
import { makeCommunity } from './community.ts';
import { givenNames } from './given-names.ts';
import { careers, studies } from './work.ts';

const now = new Date('2026-03-15T09:30:00Z');
const { people } = makeCommunity({ now });
const members = people.filter((person) => person.role === 'member');
const devanagari = /[\u0900-\u097f]/;

test('is the same for the same seed and clock, and another for another seed', () => {
  expect(makeCommunity({ now })).toEqual({ people });
  expect(makeCommunity({ now, seed: 'another' }).people[10]?.id).not.toBe(people[10]?.id);
});

test('keeps the first people when it grows', () => {
  expect(makeCommunity({ now, count: 40 }).people).toEqual(people.slice(0, 40));
});

test('has at least 600 people, about as many brides as grooms', () => {
  const brides = members.filter((person) => person.profile.gender === 'female').length;
  expect(members.length).toBeGreaterThanOrEqual(600);
  expect(brides / members.length).toBeGreaterThan(0.45);
  expect(brides / members.length).toBeLessThan(0.55);
});

test.each(['2024-02-29', '2026-01-01', '2026-12-31'])('respects the legal ages on %s', (day) => {
  const clock = new Date(`${day}T23:59:00Z`);
  for (const { profile } of makeCommunity({ now: clock }).people) {
    const age = ageAt(profile.birthdate, clock);
    expect(age).toBeGreaterThanOrEqual(profile.gender === 'female' ? 18 : 21);
    expect(age).toBeLessThanOrEqual(45);
  }
});

test('gives every person an id, an address and a number of their own', () => {
  expect(new Set(people.map((person) => person.id)).size).toBe(people.length);
  expect(new Set(people.map((person) => person.email)).size).toBe(people.length);
  const phones = people.flatMap((person) => [
    person.phone,
    ...person.contacts.map((contact) => contact.phone),
  ]);
  expect(new Set(phones).size).toBe(phones.length);
  for (const phone of phones) expect(phone).toMatch(/^\+91 90000 \d{5}$/);
  for (const { id } of people) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
});

test('starts with the demo accounts as the README names them', () => {
  const [asha, rohan, meera, staff] = people;
  expect(asha).toMatchObject({ email: 'asha@example.com', plan: 'hope', role: 'member' });
  expect(asha?.profile.gender).toBe('female');
  expect(rohan).toMatchObject({
    email: 'rohan@example.com',
    plan: 'belief',
    verified: { personal: true },
    profile: { gender: 'male' },
  });
  expect(meera).toMatchObject({
    email: 'meera@example.com',
    plan: 'trust',
    verified: { personal: true, job: true, salary: true, property: true },
    profile: { gender: 'female' },
  });
  expect(staff).toMatchObject({ email: 'staff@example.com', role: 'staff', state: 'hidden' });
  for (const account of people.slice(0, 4)) {
    expect(Object.values(account.profile)).not.toContain(null);
    expect(account.pics.length).toBeGreaterThan(0);
  }
});

test('spreads plans roughly 70, 18 and 12 in a hundred', () => {
  const share = (plan: string): number =>
    members.filter((person) => person.plan === plan).length / members.length;
  expect(share('hope')).toBeCloseTo(0.7, 1);
  expect(share('belief')).toBeCloseTo(0.18, 1);
  expect(share('trust')).toBeCloseTo(0.12, 1);
  for (const person of members) {
    expect(person.planBoughtDaysAgo === undefined).toBe(person.plan === 'hope');
    expect(person.planBoughtDaysAgo ?? 0).toBeLessThanOrEqual(person.createdDaysAgo);
  }
});

test('lets jobs follow from degrees and income from jobs', () => {
  for (const { profile } of members.slice(3)) {
    if (profile.occupation === 'Student') {
      expect(studies).toContain(profile.degree);
      expect(profile.annual_income).toBeNull();
      expect(ageAt(profile.birthdate, now)).toBeLessThan(22);
      continue;
    }
    const career = careers.find(
      (one) =>
        one.degrees.includes(profile.degree ?? '') &&
        one.jobs.some((job) => job.occupation === profile.occupation),
    );
    expect(career, `${profile.degree} as ${profile.occupation}`).toBeDefined();
    expect(career?.education).toBe(profile.education);
    expect(ageAt(profile.birthdate, now)).toBeGreaterThanOrEqual(career?.fromAge ?? 99);
    expect(profile.annual_income ?? 300_000).toBeGreaterThanOrEqual(120_000);
  }
});

test('describes exactly as many siblings as it counts', () => {
  const worth: Record<string, number> = { one: 1, two: 2, three: 3, four: 4 };
  for (const { profile } of members) {
    const words = (profile.siblings_details ?? '').toLowerCase().match(/\b(one|two|three|four)\b/g);
    const told = (words ?? []).reduce((sum, word) => sum + (worth[word] ?? 0), 0);
    expect(told).toBe(profile.number_of_siblings);
  }
});

test('lets the moon sign follow from the birth name', () => {
  const names = [...givenNames.female, ...givenNames.male];
  for (const { birthname, profile } of members.slice(3)) {
    if (birthname === null || profile.rashi === null) continue;
    const signs = names
      .filter((name) => name.latin === birthname || name.devanagari === birthname)
      .map((name) => name.rashi);
    expect(signs).toContain(profile.rashi);
  }
});

test('has gaps, long names, several photos and both scripts', () => {
  const share = (holds: (person: (typeof members)[number]) => boolean): number =>
    members.filter(holds).length / members.length;
  expect(share((p) => p.birthname === null)).toBeCloseTo(0.12, 1);
  expect(share((p) => devanagari.test(p.birthname ?? ''))).toBeGreaterThan(0.04);
  expect(share((p) => devanagari.test(p.profile.aboutme ?? ''))).toBeGreaterThan(0.04);
  expect(share((p) => Object.values(p.profile).includes(null))).toBeGreaterThan(0.3);
  expect(share((p) => p.pics.length === 0)).toBeGreaterThan(0.03);
  expect(members.filter((p) => p.pics.length === 12)).toHaveLength(1);
  expect(members.some((p) => p.pics.length === 6)).toBe(true);
  expect(members.some((p) => p.profile.lastName.length > 16)).toBe(true);
  expect(members.every((p) => devanagari.test(p.nameDevanagari + p.lastNameDevanagari))).toBe(true);
  expect(members.some((p) => p.state !== 'active')).toBe(true);
});

test('writes texts that do not read alike', () => {
  const texts = members.flatMap((p) => (p.profile.aboutme === null ? [] : [p.profile.aboutme]));
  expect(new Set(texts).size / texts.length).toBeGreaterThan(0.9);
  for (const text of texts) {
    const sentences = text.split(/[.!?।](?:\s|$)/).filter((part) => part.trim() !== '').length;
    expect(sentences, text).toBeGreaterThanOrEqual(2);
    expect(sentences, text).toBeLessThanOrEqual(6);
  }
});
