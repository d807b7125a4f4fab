import { beforeAll, describe, expect, it } from 'vitest';
import { useApp } from '../../../../test/app.ts';
import { addCallLog, list, type ListQuery } from '../../../../test/call-logs.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';

const t = useApp();
let staff: TestMember;

beforeAll(async () => {
  staff = await addMember(t(), { role: 'staff' });
  const entries = [
    ['Asha Patil', '+919822012345'],
    ['आशा कुलकर्णी', '+919822054321'],
    ['Asha Ramesh Joshi', '+919011112345'],
    ['Rohan Patki', '+447911123456'],
    ['Mr. Suresh (uncle) Patil-Deshmukh', '+919766655544'],
    ['पाटील मीरा', '+918888777766'],
    ['सखी', '+917777666655'],
  ] as const;
  for (const [at, [customer_name, phone]] of entries.entries()) {
    const created_at = new Date(t().clock.read().getTime() - at * 1000);
    await addCallLog(t(), { customer_name, phone, created_at, payment_done: at === 0 });
  }
});

const found = async (q: string, query: ListQuery = {}) => {
  const { data, total } = await list(t(), staff.token, { q, ...query });
  expect(total).toBe(data.length);
  return data.map(({ customer_name: name }) => name);
};

const ASHA = 'Asha Patil';
const SURESH = 'Mr. Suresh (uncle) Patil-Deshmukh';
const MEERA = 'पाटील मीरा';

describe('a search by name', () => {
  it.each<[string, string[]]>([
    ['Patil', [ASHA, SURESH, MEERA]],
    ['pat', [ASHA, 'Rohan Patki', SURESH, MEERA]],
    ['पाटील', [ASHA, SURESH, MEERA]],
    ['asha', [ASHA, 'आशा कुलकर्णी', 'Asha Ramesh Joshi']],
    ['आशा पा', [ASHA]],
    ['patil ASHA', [ASHA]],
    ['asha kulkarni', ['आशा कुलकर्णी']],
    ['asha joshi', ['Asha Ramesh Joshi']],
    ['asha ramesh joshi', ['Asha Ramesh Joshi']],
    ['asha suresh joshi', []],
    ['Me', [SURESH, MEERA]],
    ['mee', [MEERA]],
    ['Sakhi', ['सखी']],
    ['सखी', ['सखी']],
    ['uncle', [SURESH]],
    ['til', []],
    ["' or 1=1 --", []],
    ['%', []],
    ['\\1', []],
  ])('%s finds %j, the newest first', async (q, names) => {
    expect(await found(q)).toEqual(names);
  });

  it('goes with the filters, and is read page by page', async () => {
    expect(await found('patil', { payment_done: 'true' })).toEqual([ASHA]);
    expect(await found('patil', { status: 'call_failed' })).toEqual([]);
    for (let at = 0; at < 25; at += 1)
      await addCallLog(t(), { app_name: 'many', customer_name: `Patil Patki ${at}` });
    const query = { app_name: 'many', q: 'pat' };
    const first = await list(t(), staff.token, query);
    expect([first.total, first.data.length, first.pages]).toEqual([25, 20, 2]);
    const second = await list(t(), staff.token, { ...query, cursor: first.next ?? '' });
    const byNumber = await list(t(), staff.token, { ...query, page: 2 });
    expect(second.data).toEqual(byNumber.data);
    const back = await list(t(), staff.token, { ...query, cursor: second.prev ?? '' });
    expect(back.data).toEqual(first.data);
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(25);
  });
});

describe('a search by number', () => {
  it.each<[string, string[]]>([
    ['9822', [ASHA, 'आशा कुलकर्णी']],
    ['098220 12', [ASHA]],
    ['+91 98220-12345', [ASHA]],
    ['९८२२०१२३४५', [ASHA]],
    ['12345', [ASHA, 'Asha Ramesh Joshi']],
    ['4479', ['Rohan Patki']],
    ['012345', [ASHA]],
    ['220', []],
    ['0000000', []],
  ])('%s finds %j', async (q, names) => {
    expect(await found(q)).toEqual(names);
  });

  it('leaves no number and no name on the audit trail', async () => {
    await found('98220 12345');
    await found('Patil');
    const rows = await t()
      .db.selectFrom('audit_trail')
      .select('detail')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(rows.map(({ detail }) => (detail as { q: string }).q)).toEqual(['name', 'number']);
    expect(JSON.stringify(rows)).not.toMatch(/12345|Patil/);
  });
});
