import type { LooseInput } from 'shared-contracts/calls/call';
import { decideLead, endAd, listAds, listLeads, submitLead } from 'shared-contracts/calls/leads';
import { beforeEach, expect, vi } from 'vitest';
import { send, TestClock, type TestApp } from './app.ts';
import { addMember, type TestMember } from './members.ts';
import type { usePages } from './sockets.ts';

/** A request as an advertiser's form sends it. */
export const lead = {
  title: 'Mandap and flowers',
  description: 'Marigold and jasmine, the evening before.',
  price: 45e5,
  advertiser_name: 'Sugandh Decorators',
  advertiser_contact: '090009 10101',
  email: 'Sugandh@example.com',
};

/** Days of an ad; on the test's clock it is 21 November 2026 in India. */
const DAYS = { from: '2026-11-21', until: '2026-11-23' };

/** Ways of advertisers, of a manager who is new for each test, and of members who see ads. */
export function adsDesk(t: () => TestApp, pages: ReturnType<typeof usePages>) {
  let address = 0;
  const desk = {
    manager: { id: '', email: '', token: '', sessionId: '' } as TestMember,
    /** Hands a request in, from an address of its own unless one is said. */
    async submit(change: object = {}, from = `192.0.2.${(address += 1)}`) {
      const reply = await t().app.inject({
        method: 'POST',
        url: submitLead.path,
        remoteAddress: from,
        headers: { 'x-app': 'web' },
        payload: {
          lead: {
            ...lead,
            ...change,
          },
        },
      });
      return { status: reply.statusCode, body: reply.json<{ data: { id: string } }>() };
    },
    submitted: async (change: object = {}) => (await desk.submit(change)).body.data.id,
    decide: (body: NonNullable<LooseInput['body']>) =>
      send(
        t(),
        decideLead,
        { body } as Parameters<typeof send<typeof decideLead>>[2],
        desk.manager.token,
      ),
    approve: (id: string, change: object = {}) =>
      desk.decide({ id, approve: true, ...DAYS, ...change }),
    async leads(state: 'new' | 'rejected' = 'new') {
      const { body } = await send(t(), listLeads, { query: { state } }, desk.manager.token);
      return listLeads.reply.parse(body).data;
    },
    async ads(past: 'true' | 'false' = 'false') {
      const { body } = await send(t(), listAds, { query: { past } }, desk.manager.token);
      return listAds.reply.parse(body).data;
    },
    end: (id: string) => send(t(), endAd, { params: { id } }, desk.manager.token),
    /** The ads that a new member's page gets when there is a moment. */
    async seen(): Promise<unknown[]> {
      const page = pages.open(await addMember(t()));
      await vi.waitFor(() => expect(page.joins).toEqual(['ok']), { timeout: 20_000 });
      await new Promise<void>((resolve, reject) => {
        const said = page.channel.push('moment', {});
        said.receive('ok', () => resolve()).receive('error', () => reject(new Error('refused')));
      });
      return page.pushed.filter(({ event }) => event === 'ad').map(({ payload }) => payload);
    },
    /** What the manager left on the audit trail, of one kind. */
    async trail(action: string) {
      const rows = t().db.selectFrom('audit_trail').select(['action', 'target', 'detail']);
      const all = await rows.where('actor_id', '=', desk.manager.id).orderBy('id').execute();
      return all.filter((one) => one.action === action);
    },
  };
  beforeEach(async () => {
    t().clock.now = new TestClock().now;
    t().mails.length = 0;
    await t().db.deleteFrom('ads').execute();
    await t().db.deleteFrom('leads').execute();
    desk.manager = await addMember(t(), { role: 'staff', duties: ['manager'] });
  });
  return desk;
}
