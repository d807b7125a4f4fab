import type { DraftAutosave } from 'shared-contracts/forms/drafts/draft-autosave';
import { createPageDrafts, type DraftsPage } from 'shared-contracts/forms/drafts/page-drafts';
import { isEmptyDraft, type CallDraft } from './call-draft.ts';
import { openDeviceDrafts, type DeviceDrafts } from './device-drafts.ts';

const onServer = createPageDrafts<CallDraft>((draft) => (isEmptyDraft(draft) ? null : draft));

const mirrored = new WeakSet<DraftAutosave<CallDraft>>();

/** Those whose form of this page writes on the device alone. */
const onDeviceOnly = new WeakSet<DraftAutosave<CallDraft>>();

/**
 * The one autosave on a page of a caller's draft. As long as the API does not take it, it stands on the device too, so
 * that a reload loses nothing; the shell asks before signing out takes that away.
 */
export function callDraftOf(
  page: DraftsPage,
  userId: string,
  key: string,
): DraftAutosave<CallDraft> {
  const autosave = onServer(page, userId, key);
  if (!mirrored.has(autosave)) {
    mirrored.add(autosave);
    const device = openDeviceDrafts(userId, window);
    autosave.subscribe(() => mirror(autosave, device, key));
  }
  return autosave;
}

function mirror(autosave: DraftAutosave<CallDraft>, device: DeviceDrafts, key: string): void {
  const unsaved = autosave.unsaved();
  const status = autosave.status();
  if (status === 'waiting' && unsaved !== null) device.write(key, unsaved);
  else if (status === 'saved' || status === 'refused') device.forget(key);
}

/**
 * Keeps a draft on the device alone, for a form that does not know yet what the server has. What it writes is not left of
 * an earlier page: resumed, an older state of it would be written over what is typed next.
 */
export function keepOnDevice(
  autosave: DraftAutosave<CallDraft>,
  device: DeviceDrafts,
  key: string,
  draft: CallDraft,
): void {
  onDeviceOnly.add(autosave);
  if (isEmptyDraft(draft)) device.forget(key);
  else device.write(key, draft);
}

/** Goes on saving what an earlier page of this device could not; background work of the shell. */
export function resumeCallDrafts(page: DraftsPage, userId: string): void {
  const device = openDeviceDrafts(userId, window);
  for (const key of device.keys()) {
    const stored = device.read(key);
    if (stored === null) {
      device.forget(key);
      continue;
    }
    const autosave = callDraftOf(page, userId, key);
    // The page that stands may write into it already.
    if (autosave.unsaved() !== null || onDeviceOnly.has(autosave)) continue;
    autosave.changed(stored.draft);
    autosave.flush();
  }
}
