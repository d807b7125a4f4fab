import { randomUUID } from 'node:crypto';
import { excerptName } from '../../src/staff/reports/excerpts.store.ts';
import { sealFile } from '../../src/verification/sealing/seal-file.ts';
import type { Scene } from './scene.ts';

/** A report about her that nobody decided yet, of somebody who is gone. */
export async function openReport({ t, you }: Scene): Promise<string> {
  const id = randomUUID();
  const report = { id, from_id: null, about_id: you.id, reason: 'Asked for money' };
  await t.db.insertInto('reports').values(report).execute();
  return id;
}

/** The same with a message of hers. */
export async function reportWithMessages(scene: Scene): Promise<string> {
  const { t, you } = scene;
  const [report_id, created_at] = [await openReport(scene), t.clock.read()];
  const messages = [{ body: 'Send me money', sent_at: created_at.toISOString() }];
  const content = Buffer.from(JSON.stringify(messages));
  const sealed = sealFile(content, excerptName(report_id), t.parts.documentKeys);
  await t.db
    .insertInto('report_excerpts')
    .values({ report_id, about_id: you.id, messages: 1, created_at, ...sealed })
    .execute();
  return report_id;
}

/** Her profile, which staff have hidden. */
export async function hiddenProfile({ t, you }: Scene): Promise<string> {
  const action = { id: randomUUID(), profile_id: you.id, kind: 'hidden', reason: 'Rude' } as const;
  await t.db
    .insertInto('moderation_actions')
    .values({ ...action, state_before: 'active', created_at: t.clock.read() })
    .execute();
  await t.db.updateTable('profiles').set({ state: 'hidden' }).where('id', '=', you.id).execute();
  return you.id;
}
