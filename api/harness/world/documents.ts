import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { CLAIM_MS } from 'shared-contracts/calls/document-review';
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

/** A document of hers that the caller has taken, and its page. */
export async function claimedDoc(scene: Scene): Promise<{ id: string; page: string }> {
  const claimed_until = new Date(scene.t.clock.read().getTime() + CLAIM_MS);
  return storeDoc(scene, { profile_id: scene.you.id, claimed_by: scene.me.id, claimed_until });
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
