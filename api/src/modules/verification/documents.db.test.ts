import { randomUUID } from 'node:crypto';
import { listVerificationQueue } from 'shared-contracts/calls/document-review';
import { profileCompletion } from 'shared-contracts/calls/profiles';
import { deleteDoc, listDocOpenings, listDocs } from 'shared-contracts/calls/verification';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import {
  addressOf,
  bytesKept,
  claimed,
  decide,
  handedIn,
  handIn,
  keptFiles,
  openAll,
  scan,
} from '../../../test/documents.ts';
import { doAll, notedRemovals, testNode } from '../../../test/jobs.ts';
import { addMember } from '../../../test/members.ts';
import { addPerson } from '../../../test/people.ts';
import { fileRemovalJob } from '../../storage/remove-orphaned-files.ts';
import { masterKeys } from '../../storage/sealing/master-keys.ts';
import { openFile } from '../../storage/sealing/seal-file.ts';
import { docReply } from './documents.handlers.ts';
import { findDoc } from './documents.store.ts';
import { forgetDocuments, KEPT_DAYS } from './forget-documents.ts';
import { writePage } from './keep-document.ts';
import { rewrapPages } from './rewrap-pages.ts';

const t = useApp();
const DAY_MS = 24 * 60 * 60 * 1000;

async function own(token: string) {
  const { body } = await send(t(), listDocs, {}, token);
  return listDocs.reply.parse(body).data;
}
const reviewer = () => addMember(t(), { role: 'staff', duties: ['reviewer'] });
const pagesOf = (id: string) =>
  t()
    .db.selectFrom('verification_pages')
    .selectAll()
    .where('doc_id', '=', id)
    .orderBy('position')
    .execute();

describe('a document', () => {
  it('is sealed page by page, opened once by its reviewer and told to its owner; approved, it is a seal', async () => {
    const [asha, staff] = [await addPerson(t(), 'female'), await reviewer()];
    const before = await send(t(), profileCompletion, {}, asha.token);
    const [front, back] = [await scan('#b0a090'), await scan('#90a0b0')];
    const id = await handedIn(t(), asha.token, [front, back]);
    expect(await own(asha.token)).toMatchObject([
      { id, docType: 'GovID', kind: 'pan', state: 'pending', pages: 2, openings: 0 },
    ]);
    const [page] = await pagesOf(id);
    const lying = await bytesKept(t(), page?.file_key ?? '');
    expect(lying.length).toBeGreaterThan(front.length);
    expect(lying.includes(front.subarray(0, 20))).toBe(false);

    const { body } = await send(t(), listVerificationQueue, {}, staff.token);
    const queue = listVerificationQueue.reply.parse(body).data.data;
    expect(queue).toContainEqual(expect.objectContaining({ id, pages: 2, claim: null }));
    const doc = await claimed(t(), staff.token, id);
    const url = await addressOf(t(), staff.token, doc);
    const opened = await t().app.inject({ url });
    expect(opened.rawPayload.equals(front)).toBe(false);
    expect(await sharp(opened.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 320 });
    expect(opened.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'attachment; filename="document.jpeg"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    const openings = await send(t(), listDocOpenings, { params: { id } }, asha.token);
    expect(openings.body).toMatchObject({
      data: [{ by: 'reviewer', page: 1, uncovered: false }],
    });
    expect(JSON.stringify(openings.body)).not.toContain(staff.id);
    const [first] = await pagesOf(id);
    const openedAgain = Array.from({ length: 120 }, (_, minute) => ({
      id: randomUUID(),
      doc_id: id,
      page_id: first?.id ?? '',
      opened_by: staff.id,
      opened_at: new Date(t().clock.read().getTime() - Math.floor(minute / 2) * 6e4),
    }));
    await t().db.insertInto('verification_openings').values(openedAgain).execute();
    const reported: string[] = [];
    for (let cursor: string | undefined, more = true; more;) {
      const input = { params: { id }, query: { cursor } };
      const { body: at } = await send(t(), listDocOpenings, input, asha.token);
      const { data, next } = listDocOpenings.reply.parse(at);
      reported.push(...data.map(({ opened_at }) => opened_at));
      more = typeof next === 'string';
      cursor = next ?? undefined;
    }
    expect(reported).toHaveLength(121);
    expect(reported).toEqual(reported.toSorted().toReversed());

    await openAll(t(), staff.token, doc);
    expect((await decide(t(), staff.token, { id, approve: true })).status).toBe(200);
    const after = await send(t(), profileCompletion, {}, asha.token);
    expect(profileCompletion.reply.parse(before.body).data.verification_added.personal).toBe(false);
    expect(profileCompletion.reply.parse(after.body).data.verification_added.personal).toBe(true);
    expect(profileCompletion.reply.parse(after.body).data.score).toBeGreaterThan(
      profileCompletion.reply.parse(before.body).data.score,
    );
    await t().parts.jobs.settled();
    expect(t().mails.at(-1)).toMatchObject({
      to: asha.email,
      subject: 'Your identity is verified',
    });
    expect((await handIn(t(), asha.token, [front])).body).toMatchObject({ code: 'doc.verified' });
  });

  it('that waits gives way to a newer one and is gone with its files, taken back or not', async () => {
    const rohan = await addPerson(t(), 'male');
    const first = await handedIn(t(), rohan.token, [await scan()], {
      docType: 'JobID',
      kind: 'salary_slip',
    });
    const old = (await pagesOf(first)).map(({ file_key: key }) => key);
    const second = await handedIn(t(), rohan.token, [await scan()], {
      docType: 'JobID',
      kind: 'job_id_card',
    });
    expect((await own(rohan.token)).map(({ id }) => id)).toEqual([second]);
    const [page] = await pagesOf(second);
    expect(await keptFiles(t())).toContain(page?.file_key);
    expect(await keptFiles(t())).not.toContain(old[0]);
    const gone = await send(t(), deleteDoc, { params: { id: second } }, rohan.token);
    expect(gone.body).toEqual({ data: [] });
    expect(await keptFiles(t())).not.toContain(page?.file_key);
  });

  it('is refused with a reason that its owner reads, and may be sent again; ten come in a day', async () => {
    const [asha, staff] = [await addPerson(t(), 'female'), await reviewer()];
    const id = await handedIn(t(), asha.token, [await scan()]);
    await claimed(t(), staff.token, id);
    const silent = await decide(t(), staff.token, { id, approve: false, reason: '  ' });
    expect(silent.body).toMatchObject({ code: 'form.invalid', errors: [{ path: 'reason' }] });
    const reason = 'The number cannot be read.';
    expect((await decide(t(), staff.token, { id, approve: false, reason })).status).toBe(200);
    expect(await own(asha.token)).toMatchObject([{ id, state: 'rejected', reason }]);
    await t().parts.jobs.settled();
    expect(t().mails.at(-1)?.text).toContain(reason);
    for (let sent = 1; sent < 10; sent++) await handedIn(t(), asha.token, [await scan()]);
    const more = await handIn(t(), asha.token, [await scan()]);
    expect(more).toMatchObject({ status: 429, body: { code: 'doc.tooMany' } });
    const waiting = (await own(asha.token)).find(({ state }) => state === 'pending');
    expect(waiting?.pages).toBe(1);
  });

  it('says how long it usually takes once enough were decided, and nothing before', async () => {
    const staff = await reviewer();
    const type = { docType: 'PropertyID', kind: 'tax_receipt' } as const;
    const asha = await addPerson(t(), 'female');
    await handedIn(t(), asha.token, [await scan()], type);
    expect((await own(asha.token))[0]?.usual_hours).toBeNull();
    const others = await Promise.all([0, 1, 2].map(() => addPerson(t(), 'male')));
    for (const [at, one] of others.entries()) {
      const id = await handedIn(t(), one.token, [await scan()], type);
      t().clock.advance((at + 1) * 60 * 60 * 1000);
      await claimed(t(), staff.token, id);
      await decide(t(), staff.token, { id, approve: false, reason: 'Too dark.' });
    }
    expect((await own(asha.token))[0]?.usual_hours).toBe(2);
  });

  it('is forgotten 30 days after the decision: type, decision, date and reviewer stay', async () => {
    const [asha, staff] = [await addPerson(t(), 'female'), await reviewer()];
    const id = await handedIn(t(), asha.token, [await scan()]);
    await addressOf(t(), staff.token, await claimed(t(), staff.token, id));
    await decide(t(), staff.token, { id, approve: false, reason: 'Expired' });
    const [page] = await pagesOf(id);
    const waits = await handedIn(t(), asha.token, [await scan()]);
    const node = testNode([forgetDocuments(t().parts, 1000)], t().parts);
    t().clock.advance(KEPT_DAYS * DAY_MS - 1);
    await doAll(node);
    expect(await pagesOf(id)).toHaveLength(1);
    t().clock.advance(2000);
    await doAll(node);
    await node.close();
    t().parts.jobs.wake();
    expect(await keptFiles(t())).not.toContain(page?.file_key);
    expect(await pagesOf(waits)).toHaveLength(1);
    const row = await t()
      .db.selectFrom('verification_docs')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: 'rejected', reason: '', decided_by: staff.id });
    // The session ended meanwhile.
    const reported = await findDoc(t().db, id);
    expect(reported && docReply(reported)).toMatchObject({ reason: null, pages: 0, openings: 0 });
  });
});

describe('the files of documents', () => {
  it('stay as they are when the master key is replaced, and open under the new one alone', async () => {
    const asha = await addPerson(t(), 'female');
    const content = await scan('#123456');
    const id = await handedIn(t(), asha.token, [content]);
    const [page] = await pagesOf(id);
    if (page === undefined) throw new Error('no page');
    const before = await bytesKept(t(), page.file_key);
    const test = { id: 'test', secret: 'one that seals documents of tests' };
    const next = { id: 'next', secret: 'a younger one' };
    const node = testNode(
      [rewrapPages({ ...t().parts, documentKeys: masterKeys([next, test]) }, 1000)],
      t().parts,
    );
    await doAll(node);
    await node.close();
    const [wrapped] = await pagesOf(id);
    if (wrapped === undefined) throw new Error('no page');
    expect(wrapped.key_id).toBe('next');
    const after = await bytesKept(t(), page.file_key);
    expect(after.equals(before)).toBe(true);
    expect(openFile(after, page.file_key, wrapped, masterKeys([next])).equals(content)).toBe(true);
    expect(() => openFile(after, page.file_key, wrapped, masterKeys([test]))).toThrow('next');
    expect(() => openFile(after, 'documents/x', wrapped, masterKeys([next]))).toThrow('sealed');
    // So that the other tests can open them.
    const back = testNode(
      [rewrapPages({ ...t().parts, documentKeys: masterKeys([test, next]) }, 1000)],
      t().parts,
    );
    t().clock.advance(5000);
    await doAll(back);
    await back.close();
  });

  it('that a process wrote before it died are removed within the hour', async () => {
    const bytes = await scan();
    const noted: string[] = [];
    const { page } = await writePage(
      t().parts,
      { db: t().db, clock: t().clock.read },
      { bytes, type: 'image/jpeg', sheets: [bytes], spend: undefined },
      (removal) => noted.push(removal),
    );
    const keys = [page.file.file_key, ...page.sheets.map(({ file_key: key }) => key)];
    expect([keys.length, noted.length]).toEqual([2, 2]);
    expect(await keptFiles(t())).toEqual(expect.arrayContaining(keys));
    expect(await notedRemovals(t().db)).toEqual(
      expect.arrayContaining(keys.map((key) => expect.objectContaining({ file_key: key }))),
    );
    t().clock.advance(60 * 60 * 1000);
    const node = testNode([fileRemovalJob(t().parts)], t().parts);
    await doAll(node);
    await node.close();
    for (const key of keys) expect(await keptFiles(t())).not.toContain(key);
  });
});
