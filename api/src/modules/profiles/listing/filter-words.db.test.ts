import { listProfiles } from 'shared-contracts/calls/profiles';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { beforeAll, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import type { TestMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';

const t = useApp();
let groom: TestMember;
let bride: TestMember;

beforeAll(async () => {
  groom = await addPerson(t(), 'male');
  bride = await addPerson(t(), 'female');
});

type Query = NonNullable<Parameters<typeof send<typeof listProfiles>>[2]['query']>;

async function words(query: Query, language: Locale, who = groom) {
  const { status, body } = await send(t(), listProfiles, { query }, who.token, language);
  expect(status).toBe(200);
  return (body['data'] as { filter_words?: unknown }).filter_words;
}

const word = (filter: string, written: string, read: string) => ({ filter, written, read });

describe('filters in words of one’s own', () => {
  it('come in the script of the reader, whatever is found, and as they are on cards', async () => {
    const query = { city: ['nashik', 'Indore'], education: "Bachelor's degree", gotra_not: 'Atri' };
    expect(await words(query, 'mr')).toEqual([
      word('city', 'nashik', 'नाशिक'),
      word('city', 'Indore', 'इंदूर'),
      word('education', "Bachelor's degree", 'पदवी'),
      word('gotra_not', 'Atri', 'अत्री'),
    ]);
    expect(await words({ city: 'Indore' }, 'hi')).toEqual([word('city', 'Indore', 'इंदौर')]);
    expect(await words({ city: 'नाशिक' }, 'en')).toEqual([word('city', 'नाशिक', 'Nashik')]);
  });

  it('name an occupation as it is said of those who are listed', async () => {
    const of = (who: TestMember) => words({ occupation: 'teacher' }, 'mr', who);
    expect(await of(groom)).toEqual([word('occupation', 'teacher', 'शिक्षिका')]);
    expect(await of(bride)).toEqual([word('occupation', 'teacher', 'शिक्षक')]);
  });

  it('leave out what stands in that script and what no list knows', async () => {
    expect(await words({ city: ['नाशिक', 'Elsewhere'], occupation: 'Doc' }, 'mr')).toEqual([]);
    expect(await words({ photo: 'true', age_from: 25 }, 'mr')).toBeUndefined();
  });
});
