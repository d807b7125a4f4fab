import { Registry } from 'prom-client';
import { getProfile } from 'shared-contracts/calls/profiles';
import { beforeEach, describe, expect, it } from 'vitest';
import { openNodeBeside, send, useApp, type TestApp } from '../../../test/app.ts';
import { temporaryFiles } from '../../../test/files.ts';
import { addMember, type TestMember } from '../../../test/members.ts';
import { addPerson } from '../../../test/people.ts';
import { changeRole } from '../../modules/accounts/change-role.ts';
import { ALARM_AT, watchOpenedPeople } from './opened-people.ts';

const HOUR_MS = 60 * 60 * 1000;
const t = useApp({ memberBudgets: { profileViews: 1000, nameSearches: 60, contactReveals: 30 } });
let staff: TestMember;
const alarms = () => t().logs.filter((line) => line.includes('opened many people'));

beforeEach(async () => {
  t().logs.splice(0);
  staff = await addMember(t(), { role: 'staff' });
});

/** Opens so many people as the counter hears of it. */
async function open(many: number, { from = 0, by = staff.id } = {}) {
  const metrics = new Registry();
  const note = watchOpenedPeople(t().parts, metrics);
  const opener = { id: by, role: 'staff', budgetKey: by } as const;
  for (let at = from; at < from + many; at += 1) await note(opener, `person-${at}`);
  const { values } =
    (await metrics.getSingleMetric('staff_opened_people_alarms_total')?.get()) ?? {};
  return values?.[0]?.value ?? 0;
}

describe('the alarm about opened people', () => {
  it('comes with the hundredth within an hour, once for that hour', async () => {
    expect([await open(ALARM_AT - 1), await open(ALARM_AT - 1)]).toEqual([0, 0]);
    expect([await open(1, { from: 500 }), await open(50, { from: 600 })]).toEqual([1, 0]);
    expect(alarms()).toHaveLength(1);
    expect(JSON.parse(alarms()[0] ?? '')).toMatchObject({ staff: staff.id, people: ALARM_AT });
    t().clock.advance(HOUR_MS);
    expect(await open(ALARM_AT, { from: 1000 })).toBe(1);
  });

  it('is each one’s own, and those of an earlier hour are forgotten', async () => {
    await open(60);
    t().clock.advance(HOUR_MS);
    await open(60, { from: 60 });
    const { id } = await addMember(t(), { role: 'staff' });
    await open(60, { from: 200, by: id });
    expect(alarms()).toEqual([]);
  });

  it('counts profiles that staff open at any node, and none that members open', async () => {
    const { files, remove } = await temporaryFiles();
    const node = await openNodeBeside(t(), files);
    // Who opens has a profile.
    const opener = await addPerson(t(), 'female');
    await changeRole(t().parts, opener.email, { role: 'staff' });
    await open(ALARM_AT - 2, { by: opener.id });
    const [one, other] = [await addPerson(t(), 'female'), await addPerson(t(), 'male')];
    const look = async (app: TestApp, id: string, { token } = opener) =>
      expect((await send(app, getProfile, { params: { id } } as never, token)).status).toBe(200);
    await look(t(), one.id);
    await look(node, one.id);
    await look(t(), one.id, other);
    expect(alarms()).toEqual([]);
    await look(node, other.id);
    expect(alarms()).toHaveLength(1);
    await node.close();
    await remove();
  });
});
