import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { hasDuty } from 'shared-contracts/calls/call';
import { createCallLog, updateCallLog } from 'shared-contracts/calls/call-logs';
import { UPLOAD_FIELD } from 'shared-contracts/platform/uploads';
import { recordAudit } from '../../../platform/audit/audit.store.ts';
import type { Handler } from '../../../platform/calls/serve.ts';
import { readForm, type Upload, type Uploads } from '../../../platform/calls/uploads.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { isId, wrongField } from '../../../platform/validation/ids.ts';
import { hastenRemovals } from '../../../storage/orphaned-files.store.ts';
import type { CallLogExtra } from '../staff.tables.ts';
import {
  noCallLog,
  oneCallLog,
  tellAssigned,
  type CallLogParts,
  type Staff,
} from './call-log-calls.ts';
import { readCallLogForm, type CallLogEntry, type CallLogForm } from './call-log-form.ts';
import { callersAmong, isCommunity, isProfile, storeNames } from './call-log-people.store.ts';
import { findDoNotCall } from './do-not-call.store.ts';
import { attachAudio, detachAudio, writeCallAudio, type WrittenAudio } from './keep-call-audio.ts';
import {
  addCallLog,
  findCreated,
  lockCallLog,
  storeCallLog,
  type HeldCallLog,
} from './save-call-log.store.ts';

/** Logs a call; sent again under one client id it is the entry of before. */
export function answerCreateCallLog(parts: CallLogParts): Handler<typeof createCallLog> {
  return async (_, context) => {
    const { db, caller, clock, config } = context;
    await using read = await formOf(parts, context, createCallLog.body);
    const { form, file } = read;
    const { entry, clientId } = form;
    const known = await findCreated(db, caller.id, clientId);
    const id = known ?? randomUUID();
    if (known !== undefined) {
      await recordAudit(db, {
        ...whoDid(context, 'call_logs.create', id),
        detail: { again: true },
      });
      return { data: await oneCallLog(parts, context, id) };
    }
    const appName = form.appName ?? config.communityCode;
    await judgePeople(context, { entry, appName, before: null });
    const why = await refuseDoNotCall(context, form, null);
    const data = await withAudio(parts, context, file, async (trx, audio) => {
      const made = { id, appName, createdBy: caller.id, clientId, entry, now: clock() };
      const saved = await create(trx, context, { made, audio, why, reason: form.overrideReason });
      return oneCallLog(parts, { ...context, db: trx }, saved);
    });
    if (data.id === id) tellAssigned(context, [{ id, to: entry.assigned_to_id }]);
    await context.noteOpened(entry.profile_id ?? data.id);
    return { data };
  };
}

/** Changes an entry; what someone else changed meanwhile is not overwritten, but shown. */
export function answerUpdateCallLog(parts: CallLogParts): Handler<typeof updateCallLog> {
  return async ({ params: { id } }, context) => {
    await using read = await formOf(parts, context, updateCallLog.body);
    const { form, file } = read;
    const before = isId(id) ? await current(context, id) : undefined;
    if (before === undefined) throw noCallLog();
    if (isStale(form, before)) throw await changedMeanwhile(parts, context, id);
    const appName = form.appName ?? before.app_name;
    await judgePeople(context, { entry: form.entry, appName, before });
    const isSame = before.phone_digits === form.entry.phone.replaceAll(/\D/g, '');
    const why = isSame ? null : await refuseDoNotCall(context, form, id);
    const saved = await withAudio(parts, context, file, async (trx, audio) => {
      const held = await change(trx, context, { id, appName, form, audio, why });
      if (held === 'changed') return null;
      // Afterwards it may be joined with another entry: what was saved would then be answered as gone.
      return { held, data: await oneCallLog(parts, { ...context, db: trx }, id) };
    });
    if (saved === null) throw await changedMeanwhile(parts, context, id);
    const { held, data } = saved;
    await context.noteOpened(held.profile_id ?? id);
    const { assigned_to_id: to } = form.entry;
    if (to !== held.assigned_to_id) tellAssigned(context, [{ id, to }]);
    return { data };
  };
}

/** Reads the whole form before anything is kept; at most one recording, on disk until what is answered is disposed of. */
async function formOf(
  parts: CallLogParts,
  context: Staff,
  body: typeof createCallLog.body | typeof updateCallLog.body,
): Promise<{ form: CallLogForm; file: Upload | null } & AsyncDisposable> {
  return await parts.forms.run(context.caller.id, async () => {
    const files: Upload[] = [];
    const read = await readForm(
      context.request,
      (file) => {
        const isOurs = file.field === 'audio' || file.spend !== undefined;
        if (!isOurs || files.length > 0) throw wrongField(isOurs ? 'audio' : file.field);
        files.push(file);
        return Promise.resolve();
      },
      lateUploads(parts.uploads(context)),
    );
    const dispose = () => read[Symbol.asyncDispose]();
    try {
      const form = readCallLogForm(read.fields, body);
      return { form, file: files[0] ?? null, [Symbol.asyncDispose]: dispose };
    } catch (error) {
      await dispose();
      throw error;
    }
  });
}

/** Throws 422 for a member, a caller or a community that there is not; a caller who was the entry's before may stay. */
async function judgePeople(
  { db, config }: Staff,
  {
    entry: { profile_id: member, assigned_to_id: to },
    appName,
    before,
  }: { entry: CallLogEntry; appName: string; before: HeldCallLog | null },
): Promise<void> {
  if (member !== null && member !== before?.profile_id && !(await isProfile(db, member)))
    throw wrongField('pid');
  if (to !== null && to !== before?.assigned_to_id && !(await callersAmong(db, [to])).has(to))
    throw wrongField('assigned_to_id');
  const isKnown = appName === config.communityCode || appName === before?.app_name;
  if (!isKnown && !(await isCommunity(db, appName))) throw wrongField('app_name');
}

/** Throws 409 where a number is not to be called and the form gives no reason; answers why it is not, else null. */
async function refuseDoNotCall(
  { db }: Pick<Staff, 'db'>,
  { entry, overrideReason }: CallLogForm,
  except: string | null,
): Promise<string | null> {
  const { phone, profile_id: profileId } = entry;
  const found = await findDoNotCall(db, { phone, profileId, except });
  if (found === null) return null;
  if (overrideReason === null) throw new Refusal(409, 'callLog.doNotCall', { conflict: found });
  return found.why;
}

/** Writes the recording and then does the transaction; a file that none of it keeps is removed at once. */
async function withAudio<Result>(
  parts: CallLogParts,
  context: Staff,
  file: Upload | null,
  work: (trx: Transaction<Database>, audio: WrittenAudio | null) => Promise<Result>,
): Promise<Result> {
  const { db, clock } = context;
  const audio = file === null ? null : await writeCallAudio(parts.files, context, file);
  try {
    return await db.transaction().execute((trx) => work(trx, audio));
  } finally {
    if (audio !== null) await hastenRemovals(db, [audio.removal], clock());
    // This one, and the file of the recording whose place it took.
    parts.jobs.wake();
  }
}

/** Answers the id of the entry: that of another try, where one was quicker. */
async function create(
  trx: Transaction<Database>,
  context: Staff,
  call: {
    readonly made: Parameters<typeof addCallLog>[1];
    readonly audio: WrittenAudio | null;
    readonly why: string | null;
    readonly reason: string | null;
  },
): Promise<string> {
  const { made, audio, why, reason } = call;
  const isNew = await addCallLog(trx, made);
  const id = isNew ? made.id : await findCreated(trx, made.createdBy, made.clientId);
  if (id === undefined) throw noCallLog();
  if (isNew) await storeNames(trx, [id]);
  if (isNew && audio !== null) await attachAudio(trx, id, audio);
  const override = why === null ? {} : { override: why, reason };
  const detail = isNew ? override : { again: true };
  await recordAudit(trx, { ...whoDid(context, 'call_logs.create', id), detail });
  return id;
}

/** Answers the entry as it was before, or that it is another one by now. */
async function change(
  trx: Transaction<Database>,
  context: Staff,
  call: {
    readonly id: string;
    readonly appName: string;
    readonly form: CallLogForm;
    readonly audio: WrittenAudio | null;
    readonly why: string | null;
  },
): Promise<HeldCallLog | 'changed'> {
  const { id, appName, form, audio, why } = call;
  const held = await lockCallLog(trx, id);
  if (held === undefined) throw noCallLog();
  if (isStale(form, held)) return 'changed';
  const { entry } = form;
  mayGive(context, held.assigned_to_id, entry.assigned_to_id);
  await storeCallLog(trx, id, { appName, entry, now: context.clock() });
  await storeNames(trx, [id]);
  if (audio !== null) await attachAudio(trx, id, audio);
  else if (form.removeAudio) await detachAudio(trx, id);
  const override = why === null ? {} : { override: why, reason: form.overrideReason };
  const detail = { fields: changedFields(entry, held), ...override };
  await recordAudit(trx, { ...whoDid(context, 'call_logs.update', id), detail });
  return held;
}

/** Whose an entry of someone else is, managers alone decide, as in assigning (access.md); else 422. */
function mayGive({ caller }: Staff, from: string | null, to: string | null): void {
  if (from === to || from === null || from === caller.id) return;
  if (!hasDuty({ duty: 'manager' }, caller.duties)) throw wrongField('assigned_to_id');
}

/** Which fields are others now; what they say stands in the entry alone. */
function changedFields(entry: CallLogEntry, held: HeldCallLog): string[] {
  const text = (name: string, value: unknown) =>
    // Names in it follow the ids, which are fields of their own.
    JSON.stringify(name === 'extra_data' ? ((value as CallLogExtra).Gender ?? null) : value);
  return Object.entries(entry)
    .filter(([name, value]) => text(name, value) !== text(name, held[name as keyof CallLogEntry]))
    .map(([name]) => name);
}

function isStale({ ifUpdatedAt: known }: CallLogForm, { updated_at: at }: HeldCallLog): boolean {
  return known !== null && known.getTime() !== at.getTime();
}

function current({ db }: Pick<Staff, 'db'>, id: string) {
  return db.selectFrom('call_logs').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The refusal that shows what stands there now; seeing that is a look at an entry. */
async function changedMeanwhile(parts: CallLogParts, context: Staff, id: string): Promise<Refusal> {
  const conflict = await oneCallLog(parts, context, id);
  await recordAudit(context.db, whoDid(context, 'call_logs.conflict', id));
  return new Refusal(409, 'callLog.changedMeanwhile', { conflict });
}

function whoDid({ caller, clock }: Pick<Staff, 'caller' | 'clock'>, action: string, id: string) {
  return { actorId: caller.id, action, target: id, now: clock() };
}

/**
 * Uploads that are looked up when they are read: a form that is sent again, because its answer was lost, names one that
 * the first sending has used up, and is answered without it.
 */
function lateUploads(uploads: Uploads): Uploads {
  return {
    inForm: uploads.inForm,
    open(id): Promise<Upload> {
      let opened: Promise<Upload> | undefined;
      const open = () => (opened ??= uploads.open(id));
      return Promise.resolve({
        field: UPLOAD_FIELD,
        name: '',
        bytes: null,
        async *stream() {
          const { stream, bytes } = await open();
          if (stream !== undefined) yield* stream();
          else if (bytes !== null) yield bytes;
        },
        spend: async (trx) => (await open()).spend?.(trx),
        discard: async () => (await open()).discard?.(),
      });
    },
  };
}
