import { listProfiles } from 'shared-contracts/calls/profiles';
import { beforeAll, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { addCrowd } from '../../../../test/crowd.ts';
import type { TestMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';

const WRITTEN = {
  bachelor: ['बी.ए.', 'बीकॉम', 'B.A.M.S.', 'बी.ए.एम.एस.'],
  master: ['M.B.A.', 'एम.बी.ए.', 'एमबीए', 'Post Graduate', 'पोस्ट ग्रेजुएट'],
  doctorate: ['Ph.D.', 'पीएच.डी.', 'डॉक्टरेट'],
} as const;

const t = useApp();
let groom: TestMember;

beforeAll(async () => {
  groom = await addPerson(t(), 'male');
  const people = Object.values(WRITTEN)
    .flat()
    .map((education) => ({ education, name: education }));
  await addCrowd(t().db, t().parts.config.communityCode, people);
});

it.each(['bachelor', 'master', 'doctorate'] as const)(
  'finds a %s in either script, and no other level with it',
  async (education_level) => {
    const { body } = await send(t(), listProfiles, { query: { education_level } }, groom.token);
    const { data } = listProfiles.reply.parse(body).data;
    expect(data.map(({ name }) => name).toSorted()).toEqual(
      [...WRITTEN[education_level]].toSorted(),
    );
  },
);
