import {
  CLAIM_MS,
  claimDoc,
  listVerificationQueue,
  openDocPage,
} from 'shared-contracts/calls/document-review';
import { deleteDoc, listDocOpenings } from 'shared-contracts/calls/verification';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import {
  addressOf,
  claimed,
  decide,
  handedIn,
  handIn,
  keptFiles,
  scan,
} from '../../../test/documents.ts';
import { addMember } from '../../../test/members.ts';
import { addPerson } from '../../../test/people.ts';

const t = useApp();

const reviewer = () => addMember(t(), { role: 'staff', duties: ['reviewer'] });
const fetched = async (url: string) => (await t().app.inject({ url })).statusCode;
const codeOf = ({ body }: { body: Record<string, unknown> }) => body['code'];

/** The head of a picture of 30,000 x 30,000 pixels, with next to nothing behind it. */
async function bomb(): Promise<Buffer> {
  const small = await sharp({
    create: { width: 8, height: 8, channels: 3, background: 'white' },
  })
    .jpeg()
    .toBuffer();
  const frame = small.indexOf(Buffer.from([0xff, 0xc0]));
  small.writeUInt16BE(30_000, frame + 5);
  small.writeUInt16BE(30_000, frame + 7);
  return small;
}

describe('files that are not what they seem', () => {
  it('are refused, and nothing of the form is kept', async () => {
    const { token } = await addPerson(t(), 'female');
    const before = await keptFiles(t());
    const page = await scan();
    const hostile: readonly (readonly [string, Buffer | string, number])[] = [
      ['a text called .jpg', 'this is a text', 415],
      ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 415],
      ['a page', '<!doctype html><script>1</script>', 415],
      ['a GIF', Buffer.from('GIF89a/*\x01\x00\x01\x00'), 415],
      [
        'a picture that is a PDF too',
        Buffer.concat([page.subarray(0, 20), Buffer.from('%PDF-1.4'), page.subarray(20)]),
        415,
      ],
      ['30,000 x 30,000 pixels', await bomb(), 413],
      ['more than 10 MB', Buffer.concat([page, Buffer.alloc(11 * 1024 * 1024)]), 413],
      ['nothing', '', 422],
    ];
    for (const [what, file, status] of hostile) {
      const reply = await handIn(t(), token, [page, file]);
      expect([what, reply.status]).toEqual([what, status]);
    }
    expect(
      (
        await handIn(
          t(),
          token,
          Array.from({ length: 11 }, () => page),
        )
      ).status,
    ).toBe(413);
    expect((await handIn(t(), token, [page], { kind: 'salary_slip' })).status).toBe(422);
    expect((await handIn(t(), token, [])).status).toBe(422);
    expect(await keptFiles(t())).toEqual(before);
    const rows = await t().db.selectFrom('verification_pages').select('id').execute();
    expect(rows).toEqual([]);
  });
});

describe("somebody else's document", () => {
  it('is not there for another member, nor for staff without the duty', async () => {
    const [asha, other] = [await addPerson(t(), 'female'), await addPerson(t(), 'male')];
    const caller = await addMember(t(), { role: 'staff', duties: ['caller', 'manager'] });
    const id = await handedIn(t(), asha.token, [await scan()]);
    const params = { id };
    expect((await send(t(), deleteDoc, { params }, other.token)).status).toBe(404);
    expect((await send(t(), listDocOpenings, { params }, other.token)).status).toBe(404);
    for (const { token } of [other, caller, asha]) {
      expect((await send(t(), claimDoc, { body: { id } }, token)).status).toBe(404);
      expect((await decide(t(), token, { id, approve: true })).status).toBe(404);
    }
  });

  it('opens with a claim only: not without, not after it, not for another page, not by its own row', async () => {
    const [asha, staff, second] = [
      await addPerson(t(), 'female'),
      await reviewer(),
      await reviewer(),
    ];
    const id = await handedIn(t(), asha.token, [await scan()]);
    const strange = await handedIn(t(), (await addPerson(t(), 'male')).token, [await scan()]);
    const doc = await claimed(t(), staff.token, id);
    const page = doc.pages[0]?.id ?? '';
    const open = (token: string, body: { id: string; page: string }) =>
      send(t(), openDocPage, { body }, token);
    expect(codeOf(await send(t(), claimDoc, { body: { id } }, second.token))).toBe('doc.claimed');
    expect(codeOf(await open(second.token, { id, page }))).toBe('doc.claimEnded');
    expect(codeOf(await open(second.token, { id: strange, page }))).toBe('doc.claimEnded');
    await claimed(t(), second.token, strange);
    expect((await open(second.token, { id: strange, page })).status).toBe(404);
    expect(codeOf(await decide(t(), second.token, { id, approve: true }))).toBe('doc.claimEnded');

    t().clock.advance(CLAIM_MS);
    expect(codeOf(await open(staff.token, { id, page }))).toBe('doc.claimEnded');
    expect(codeOf(await decide(t(), staff.token, { id, approve: true }))).toBe('doc.claimEnded');
    // Whoever comes next may have it.
    expect((await claimed(t(), second.token, id)).id).toBe(id);
  });

  it('has addresses that end: used once, after five minutes, with the claim, the duty and the decision', async () => {
    const [asha, staff] = [await addPerson(t(), 'female'), await reviewer()];
    const id = await handedIn(t(), asha.token, [await scan()]);
    const doc = await claimed(t(), staff.token, id);
    const address = () => addressOf(t(), staff.token, doc);
    const url = await address();
    expect(await fetched(url)).toBe(200);
    expect(await fetched(url)).toBe(404);
    expect(await fetched('/files/documents/not-an-id')).toBe(404);
    expect(await fetched(`/files/documents/${id}`)).toBe(404);

    const old = await address();
    t().clock.advance(5 * 60 * 1000);
    expect(await fetched(old)).toBe(404);
    const late = await address();
    const duties = (list: ('reviewer' | 'caller')[]) =>
      t().db.updateTable('accounts').set({ duties: list }).where('id', '=', staff.id).execute();
    await duties(['caller']);
    expect(await fetched(late)).toBe(404);
    await duties(['reviewer']);
    const last = await address();
    await decide(t(), staff.token, { id, approve: true });
    expect(await fetched(last)).toBe(404);
    const audit = await t()
      .db.selectFrom('audit_trail')
      .select('action')
      .where('actor_id', '=', staff.id)
      .where('target', '=', id)
      .orderBy('id')
      .execute();
    expect(audit.map(({ action }) => action)).toEqual([
      'verification.claim',
      'verification.open',
      'verification.open',
      'verification.open',
      'verification.open',
      'verification.decision',
    ]);
  });
});

describe('an approval', () => {
  it('is refused until its reviewer has opened every page, not only asked for the address', async () => {
    const [asha, staff, second] = [
      await addPerson(t(), 'female'),
      await reviewer(),
      await reviewer(),
    ];
    const id = await handedIn(t(), asha.token, [await scan(), await scan('#333')]);
    const approve = async () => codeOf(await decide(t(), staff.token, { id, approve: true }));
    const open = async (token: string, page: string) => {
      const { body } = await send(t(), openDocPage, { body: { id, page } }, token);
      return openDocPage.reply.parse(body).data.url;
    };
    const pages = async (token: string) => (await claimed(t(), token, id)).pages;
    // What a colleague saw counts for nobody else.
    for (const page of await pages(second.token)) await fetched(await open(second.token, page.id));
    t().clock.advance(CLAIM_MS);
    const [first, last] = await pages(staff.token);
    expect([first?.opened, last?.opened]).toEqual([false, false]);
    expect(await approve()).toBe('doc.unopened');
    await fetched(await open(staff.token, first?.id ?? ''));
    const unused = await open(staff.token, last?.id ?? '');
    expect(await approve()).toBe('doc.unopened');
    expect((await pages(staff.token)).map(({ opened }) => opened)).toEqual([true, false]);
    await fetched(unused);
    expect(await approve()).toBeUndefined();
  });

  it('is none of a document without pages, which can still be refused', async () => {
    const [asha, staff] = [await addPerson(t(), 'female'), await reviewer()];
    const id = await handedIn(t(), asha.token, [await scan()]);
    await t().db.deleteFrom('verification_pages').where('doc_id', '=', id).execute();
    await claimed(t(), staff.token, id);
    expect((await decide(t(), staff.token, { id, approve: true })).status).toBe(424);
    const refused = { id, approve: false, reason: 'Please send it again.' };
    expect((await decide(t(), staff.token, refused)).status).toBe(200);
  });
});

describe('two reviewers at once', () => {
  it('claim once and decide once', async () => {
    const asha = await addPerson(t(), 'female');
    const staff = await Promise.all(Array.from({ length: 6 }, () => reviewer()));
    const id = await handedIn(t(), asha.token, [await scan()]);
    const claims = await Promise.all(
      staff.map(({ token }) => send(t(), claimDoc, { body: { id } }, token)),
    );
    const winners = staff.filter((_, at) => claims[at]?.status === 200);
    expect(winners).toHaveLength(1);
    const token = winners[0]?.token ?? '';
    expect(await fetched(await addressOf(t(), token, await claimed(t(), token, id)))).toBe(200);
    const mails = t().mails.length;
    const decisions = await Promise.all(
      [true, false, true, false].map((approve) =>
        decide(t(), token, { id, approve, reason: 'The name differs.' }),
      ),
    );
    const statuses = decisions.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, 409, 409, 409]);
    await t().parts.jobs.settled();
    expect(t().mails).toHaveLength(mails + 1);
  });

  it('never have their own in hand, nor in the queue', async () => {
    const own = await addPerson(t(), 'female');
    await t()
      .db.updateTable('accounts')
      .set({ role: 'staff', duties: ['reviewer'] })
      .where('id', '=', own.id)
      .execute();
    const id = await handedIn(t(), own.token, [await scan()]);
    const { body } = await send(t(), listVerificationQueue, {}, own.token);
    const queue = listVerificationQueue.reply.parse(body).data.data;
    expect(queue.map((doc) => doc.id)).not.toContain(id);
    expect((await send(t(), claimDoc, { body: { id } }, own.token)).status).toBe(404);
    const until = new Date(t().clock.read().getTime() + CLAIM_MS);
    await t()
      .db.updateTable('verification_docs')
      .set({ claimed_by: own.id, claimed_until: until })
      .where('id', '=', id)
      .execute();
    expect((await decide(t(), own.token, { id, approve: true })).status).toBe(404);
  });
});
