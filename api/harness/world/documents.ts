import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { CLAIM_MS } from 'shared-contracts/calls/document-review';
import type { PicsTable } from '../../src/profiles/profiles.tables.ts';
import type { VerificationDocsTable } from '../../src/verification/verification.tables.ts';
import type { Scene } from './scene.ts';

/** A document of hers that waits for staff. */
export async function pendingDoc(scene: Scene): Promise<string> {
  return (await storeDoc(scene, { profile_id: scene.you.id })).id;
}

/** A document of the caller's own that waits. */
export async function ownDoc(scene: Scene): Promise<string> {
  return (await storeDoc(scene, { profile_id: scene.me.id })).id;
}

/** A document of hers that the caller has taken, and its page, which the caller has opened. */
export async function claimedDoc(scene: Scene): Promise<{ id: string; page: string }> {
  const { t, me, you } = scene;
  const [opened_at, claimed_until] = [t.clock.read(), untilOf(scene)];
  const doc = await storeDoc(scene, { profile_id: you.id, claimed_by: me.id, claimed_until });
  await t.db
    .insertInto('verification_openings')
    .values({
      ...{ id: randomUUID(), doc_id: doc.id, page_id: doc.page, opened_by: me.id },
      ...{ opened_at, used_at: opened_at },
    })
    .execute();
  return doc;
}

/** A photo of hers that waits for staff. */
export function waitingPic(scene: Scene): Promise<string> {
  return storePic(scene, {});
}

/** A photo of hers that the caller has taken and opened. */
export async function claimedPic(scene: Scene): Promise<string> {
  const { t, me } = scene;
  const id = await storePic(scene, { claimed_by: me.id, claimed_until: untilOf(scene) });
  await t.db
    .insertInto('pic_openings')
    .values({
      ...{ id: randomUUID(), pic_id: id, opened_by: me.id, file_key: id },
      opened_at: t.clock.read(),
    })
    .execute();
  return id;
}

const untilOf = ({ t }: Scene) => new Date(t.clock.read().getTime() + CLAIM_MS);

async function storePic({ t, you }: Scene, claim: Partial<Insertable<PicsTable>>): Promise<string> {
  const id = randomUUID();
  const pic = { id, profile_id: you.id, file_key: id, position: 9, state: 'waiting' as const };
  await t.db
    .insertInto('pics')
    .values({ ...pic, ...claim })
    .execute();
  return id;
}

async function storeDoc(
  { t }: Scene,
  doc: Partial<Insertable<VerificationDocsTable>> & { readonly profile_id: string },
): Promise<{ id: string; page: string }> {
  const [id, page] = [randomUUID(), randomUUID()];
  await t.db
    .insertInto('verification_docs')
    .values({ doc_type: 'GovID', kind: 'passport', ...doc, id })
    .execute();
  await t.db
    .insertInto('verification_pages')
    .values({
      ...{ id: page, doc_id: id, position: 0, media_type: 'image/png', bytes: 1000 },
      ...{ file_key: `documents/${page}`, key_id: 'test', wrapped_key: 'of no file' },
    })
    .execute();
  return { id, page };
}
