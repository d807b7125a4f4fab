import { listProfiles } from 'shared-contracts/calls/profiles';
import { beforeAll, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { addCrowd } from '../../../../test/crowd.ts';
import { watchStatements } from '../../../../test/executed-statements.ts';
import type { TestMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';

const t = useApp();
let groom: TestMember;

/** What each bride of the listing wrote. */
const WRITTEN = [
  'Bank officer',
  'बँक कर्मचारी',
  'Bank teller',
  'Senior software engineer',
  'Software developer',
  'सॉफ़्टवेयर इंजीनियर',
  'Physiotherapist',
  'Police officer',
  'Insurance adviser',
  'कृषी अधिकारी',
  'Hotel manager',
  'Data scientist',
  'Quality engineer',
  'अ‍ॅडव्होकेट',
  'Advocate',
];

beforeAll(async () => {
  groom = await addPerson(t(), 'male');
  const people = WRITTEN.map((occupation, at) => ({ name: `Bride ${at}`, occupation }));
  await addCrowd(t().db, t().parts.config.communityCode, people);
});

async function found(occupation: string): Promise<(string | null)[]> {
  const { status, body } = await send(t(), listProfiles, { query: { occupation } }, groom.token);
  expect(status).toBe(200);
  const { data } = body['data'] as { data: { occupation: string | null }[] };
  return data.map((one) => one.occupation).toSorted();
}

describe('the beginning of an occupation', () => {
  it.each([
    ['bank', ['बँक', 'बैंक'], 3],
    ['software', ['सॉफ्टवेअर', 'सॉफ्टवेयर', 'सॉफ़्टवेयर'], 3],
    ['physio', ['फिजिओ', 'फ़िज़ियो'], 1],
    ['police', ['पोलीस', 'पुलिस'], 1],
    ['insurance', ['विमा', 'बीमा'], 1],
    ['agricult', ['कृषी', 'कृषि'], 1],
    ['hotel', ['हॉटेल', 'होटल'], 1],
    ['data', ['डेटा'], 1],
    ['senior', ['सीनियर'], 1],
    ['quality', ['क्वालिटी'], 1],
    ['advocate', ['वकील', 'ॲडव्होकेट', 'अ\u200Dॅडव्होकेट', 'ऍडव्होकेट', 'ॲडव्हो'], 2],
  ] as const)('finds the same people in each script: %s', async (latin, others, people) => {
    const expected = await found(latin);
    expect(expected).toHaveLength(people);
    for (const typed of others) expect(await found(typed), typed).toEqual(expected);
  });

  it('costs the statements that a whole name costs', async () => {
    const watched = watchStatements(t().db);
    await found('Police officer');
    const whole = watched.mock.calls.length;
    watched.mockClear();
    await found('वि');
    expect(watched.mock.calls.length).toBe(whole);
    watched.mockRestore();
  });
});
