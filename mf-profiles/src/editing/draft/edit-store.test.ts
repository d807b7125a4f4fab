import type { Send } from 'shared-contracts/calls/client';
import { deleteDraft, saveDraft } from 'shared-contracts/calls/own-profile';
import { createBus } from 'shared-contracts/platform/events/bus';
import { signedOut } from 'shared-contracts/platform/events/event-map';
import { QueryClient } from 'shared-contracts/query';
import { expect, it } from 'vitest';
import { ownProfile } from '../../people/own-profile-fake.ts';
import { valuesOf } from '../values/values.ts';
import { editStoreOf } from './edit-store.ts';

const OWNER = '6f1d3b0c-1111-4222-8333-944455556666';
const saved = valuesOf(ownProfile({ current_city: 'Pune' }));
const city = (now: string) => ({ current_city: { was: 'Pune', now } });
const settled = () => new Promise((done) => setTimeout(done));

/** The edits of a page over a server that keeps drafts as long as it is there. */
function open() {
  const server = { isThere: true, drafts: [] as unknown[] };
  const send = async (call: unknown, input: unknown) => {
    if (!server.isThere) throw new Error('offline');
    if (call === deleteDraft) server.drafts.push(null);
    if (call === saveDraft) {
      server.drafts.push((input as { body: { content: { fields: unknown } } }).body.content.fields);
    }
    return { data: null };
  };
  const bus = createBus((fault) => {
    throw fault.error;
  });
  const page = { send: send as Send, bus, cache: new QueryClient() };
  const visit = () => {
    const store = editStoreOf(page, OWNER);
    store.begin();
    return store;
  };
  return { server, bus, visit };
}

it('begins with what an earlier visit could not keep, and not with what the server has', async () => {
  const { server, visit } = open();
  const first = visit();
  first.takeDraft(null, saved);
  server.isThere = false;
  first.change(() => city('Nashik'));
  first.saveDraft(saved);
  first.flush();
  await settled();
  const second = visit();
  second.takeDraft({ content: { fields: city('Satara') }, saved_at: '' }, saved);
  expect(second.state().edits).toEqual(city('Nashik'));
  expect(second.state().from).not.toBeNull();
  server.isThere = true;
  second.flush();
  await settled();
  expect(server.drafts).toEqual([city('Nashik')]);
});

it('begins anew where all was kept: another device may have written since', async () => {
  const { visit } = open();
  const first = visit();
  first.takeDraft(null, saved);
  first.change(() => city('Nashik'));
  first.saveDraft(saved);
  first.flush();
  await settled();
  const second = visit();
  expect(second.state().edits).toEqual({});
  second.takeDraft({ content: { fields: city('Satara') }, saved_at: 'then' }, saved);
  expect(second.state()).toMatchObject({ edits: city('Satara'), from: 'then' });
});

it('keeps nothing before the draft of before is known, and then both', async () => {
  const { server, visit } = open();
  const store = visit();
  store.change(() => city('Nashik'));
  store.saveDraft(saved);
  store.flush();
  expect(server.drafts).toEqual([]);
  const gotra = { gotra: { was: saved.gotra, now: 'Vasishtha' } };
  store.takeDraft({ content: { fields: { ...city('Satara'), ...gotra } }, saved_at: '' }, saved);
  store.saveDraft(saved);
  store.flush();
  await settled();
  expect(server.drafts).toEqual([{ ...city('Nashik'), ...gotra }]);
});

it('forgets what is saved at once, also when the page was left, and keeps what was written on', async () => {
  const { server, visit } = open();
  const store = visit();
  store.takeDraft(null, saved);
  store.change(() => city('Nashik'));
  store.saveDraft(saved);
  store.change(() => city('Nashik Road'));
  store.settle(city('Nashik'), { ...saved, current_city: 'Nashik' });
  await settled();
  expect(server.drafts).toEqual([{ current_city: { was: 'Nashik', now: 'Nashik Road' } }]);
  store.settle(store.state().edits, { ...saved, current_city: 'Nashik Road' });
  await settled();
  expect(server.drafts.at(-1)).toBeNull();
});

it('is nobody else’s once its writer has signed out', async () => {
  const { server, bus, visit } = open();
  const store = visit();
  store.takeDraft(null, saved);
  store.change(() => city('Nashik'));
  bus.emit(signedOut, { reason: 'expired' });
  store.saveDraft(saved);
  store.flush();
  await settled();
  expect(server.drafts).toEqual([]);
  expect(visit().state().edits).toEqual({});
});

it('goes on in the next session of the same writer where one expired', async () => {
  const { server, bus, visit } = open();
  const store = visit();
  store.takeDraft(null, saved);
  store.change(() => city('Nashik'));
  store.saveDraft(saved);
  bus.emit(signedOut, { reason: 'expired' });
  store.flush();
  await settled();
  expect(server.drafts).toEqual([]);
  const next = visit();
  expect(next.state()).toMatchObject({ edits: city('Nashik'), isDraftKnown: true });
  next.flush();
  await settled();
  expect(server.drafts).toEqual([city('Nashik')]);
});
