import type { Transaction } from 'kysely';
import type { Config } from '../../src/platform/config/config.ts';
import type { Database } from '../../src/platform/database/tables.ts';
import type { ObjectStore } from '../../src/storage/object-store/object-store.ts';
import type { MasterKeys } from '../../src/storage/sealing/master-keys.ts';
import { makeAdverts } from './adverts.ts';
import { makeCalls } from './call-logs.ts';
import { callerAccounts, callerProfiles } from './callers.ts';
import { makeChats } from './chats.ts';
import { makeDesk } from './desk.ts';
import { loadDocumentPages } from './document-pages.ts';
import { makeDocuments } from './documents.ts';
import { insertAll } from './insert-all.ts';
import { makePurchases } from './purchases.ts';
import { makeReceipts } from './receipts.ts';
import { makeChatRequests, makeInterests } from './requests.ts';
import { makeSaved } from './saved.ts';
import type { Scene } from './scene.ts';
import type { SeedPerson } from './seed-types.ts';

/** Stores what the people do with each other and with the desk. */
export async function loadActivity(
  trx: Transaction<Database>,
  scene: Scene,
  {
    people,
    seller,
    ...kept
  }: {
    people: readonly SeedPerson[];
    files: ObjectStore;
    documentKeys: MasterKeys;
    seller: Config['seller'];
  },
): Promise<void> {
  await insertAll(trx, 'accounts', callerAccounts(scene.now));
  await insertAll(trx, 'profiles', callerProfiles(scene));

  const chatRequests = makeChatRequests(scene);
  await insertAll(trx, 'interests', makeInterests(scene));
  await insertAll(trx, 'chat_requests', chatRequests);
  const chats = makeChats(scene, chatRequests);
  await insertAll(trx, 'threads', chats.threads);
  await insertAll(trx, 'thread_people', chats.people);
  await insertAll(trx, 'messages', chats.messages);
  const saved = makeSaved(scene);
  await insertAll(trx, 'bookmarks', saved.bookmarks);
  await insertAll(trx, 'blocks', saved.blocks);
  await insertAll(trx, 'profile_views', saved.views);
  await insertAll(trx, 'contact_views', saved.contactViews);

  const purchases = makePurchases(scene, people);
  await insertAll(trx, 'orders', purchases.orders);
  await insertAll(trx, 'payments', purchases.payments);
  await insertAll(trx, 'grants', purchases.grants);
  const receipts = makeReceipts(purchases, people, seller);
  await insertAll(trx, 'refunds', receipts.refunds);
  await insertAll(trx, 'receipts', receipts.receipts);
  await insertAll(trx, 'receipt_numbers', receipts.receipt_numbers);
  const documents = makeDocuments(scene);
  await insertAll(trx, 'verification_docs', documents);
  await loadDocumentPages(trx, documents, kept);

  const desk = makeDesk(scene);
  await insertAll(trx, 'usergroups', desk.usergroups);
  for (const report of desk.reports) await insertAll(trx, 'reports', [report]);
  await insertAll(trx, 'support_info', desk.support);
  const adverts = makeAdverts(scene);
  await insertAll(trx, 'leads', adverts.leads);
  await insertAll(trx, 'ads', adverts.ads);
  const calls = makeCalls(scene);
  await insertAll(trx, 'call_logs', calls.logs);
  await insertAll(trx, 'call_files', calls.files);
  await insertAll(trx, 'trails', calls.trails);
  await Promise.all([...calls.recordings].map(([key, content]) => kept.files.put(key, content)));
}
