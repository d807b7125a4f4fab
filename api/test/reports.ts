import { randomUUID } from 'node:crypto';
import { reportUser } from 'shared-contracts/calls/engagement';
import {
  decideReport,
  listReports,
  readExcerpt,
  type Report,
  type ReportAction,
} from 'shared-contracts/calls/reports';
import { storeMessage } from '../src/modules/chat/messages.store.ts';
import { openThread } from '../src/modules/chat/threads.store.ts';
import { send, type TestApp } from './app.ts';
import { addMember, type TestMember } from './members.ts';
import { addPerson } from './people.ts';

/** Asha, who reports Rohan, and a reviewer; nothing else is reported. */
export async function castOfReports(t: TestApp) {
  await t.db.deleteFrom('reports').execute();
  const asha = await addPerson(t, 'female', { profile: { name: 'Asha' } });
  const rohan = await addPerson(t, 'male', { profile: { name: 'Rohan' }, pics: ['m01a'] });
  const reviewer = await addMember(t, { role: 'staff', duties: ['reviewer'] });

  async function report(reason = 'Asked for money', messages?: boolean): Promise<void> {
    const body = { user_to_id: rohan.id, reason, ...(messages !== undefined && { messages }) };
    const { status } = await send(t, reportUser, { body }, asha.token);
    if (status !== 200) throw new Error(`The report answered ${status}.`);
  }

  async function listed(who: TestMember = reviewer, id?: string): Promise<Report[]> {
    const query = id === undefined ? {} : { id };
    return listReports.reply.parse((await send(t, listReports, { query }, who.token)).body).data;
  }

  /** The oldest that waits. */
  async function theReport(): Promise<Report> {
    const [one] = await listed();
    if (one === undefined) throw new Error('No report waits.');
    return one;
  }

  /** They talk; he writes `many` messages, she one. */
  async function talk(many: number): Promise<void> {
    const request = { id: randomUUID(), from_id: asha.id, to_id: rohan.id, accepted: true };
    await t.db.insertInto('chat_requests').values(request).execute();
    const now = t.clock.read();
    await t.db.transaction().execute((trx) => openThread(trx, [asha.id, rohan.id], now));
    const say = (fromId: string, toId: string, body: string) =>
      storeMessage(t.db, { fromId, toId, body, clientId: randomUUID(), now });
    for (let n = 1; n <= many; n++) await say(rohan.id, asha.id, `Send me rupees ${n}`);
    await say(asha.id, rohan.id, 'My own answer');
  }

  const decide = (
    id: string,
    decision: { act: boolean; action?: ReportAction; note?: string },
    who: TestMember = reviewer,
  ) => send(t, decideReport, { body: { note: 'Please do not.', ...decision, id } }, who.token);

  const excerptOf = (id: string, who: TestMember = reviewer) =>
    send(t, readExcerpt, { params: { id } }, who.token);

  return { asha, rohan, reviewer, report, listed, theReport, talk, decide, excerptOf };
}
