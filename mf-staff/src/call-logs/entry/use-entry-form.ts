import { useEffect, useMemo, useRef, useState } from 'react';
import { useErrorNotice } from 'shared-contracts/behaviour/error-notice';
import { CallLog, callLogDraft, DoNotCall, listCallLogs } from 'shared-contracts/calls/call-logs';
import { isApiError } from 'shared-contracts/calls/client';
import { keyOf } from 'shared-contracts/calls/query';
import { PhoneNumber } from 'shared-contracts/calls/schemas';
import type { FieldErrors } from 'shared-contracts/forms/server-errors';
import { useForm } from 'shared-contracts/forms/use-form';
import { useHost, useTexts } from 'shared-contracts/host';
import type { TextValues } from 'shared-contracts/i18n/i18n';
import { useMutation, useQueryClient } from 'shared-contracts/query';
import { fromDeskField } from '../../desk-time/desk-time.ts';
import { entryTexts } from '../../locales/en/entry.ts';
import { draftOf, type DraftOrigin } from '../drafts/call-draft.ts';
import { useCallDraft } from '../drafts/use-call-draft.ts';
import { saveEntry } from './entry-request.ts';
import {
  ENTRY_FIELDS,
  valuesOf,
  withPart,
  type EntryField,
  type EntryValues,
} from './entry-values.ts';
import { useAudio } from './use-audio.ts';
import { useVersions } from './use-versions.ts';

/** What the form of an entry is about. */
export interface EntryFormOptions {
  /** The entry as it was when the form opened; null for a new one. */
  readonly log: CallLog | null;
  /** What the fields hold at first. */
  readonly start: EntryValues;
  /** The entry as the list knows it now. */
  readonly newest: CallLog | null;
  readonly onSaved: (log: CallLog) => void;
}

/** Refusals that the form answers itself. */
const ANSWERED_HERE: readonly string[] = ['callLog.doNotCall', 'callLog.changedMeanwhile'];

/** What is sent: an entry as a change of a version of it. */
interface Saving {
  readonly values: EntryValues;
  readonly updatedAt: string | null;
}

/** The form of a call log: its fields, its draft, its recording, and what the server has against it. */
export function useEntryForm({ log, start, newest, onSaved }: EntryFormOptions) {
  const { send, notify } = useHost();
  const text = useTexts(entryTexts);
  const cache = useQueryClient();
  const tellError = useErrorNotice();
  const draft = useCallDraft(callLogDraft(log?.id ?? null));
  const { earlier, keep, forget } = draft;
  const [freshId] = useState(() => crypto.randomUUID());
  const [refused, setRefused] = useState<DoNotCall | null>(null);
  const [reason, setReason] = useState('');
  /** What another caller saved meanwhile, as the server returned it. */
  const [shown, setShown] = useState<CallLog | null>(null);
  /** Whether saving was tried while something was still missing. */
  const [isSubmitted, setSubmitted] = useState(false);

  /** Text in a field of a person without a choice. */
  const [unchosen, setUnchosen] = useState<Readonly<Partial<Record<EntryField, string>>>>({});

  const origin = useMemo((): DraftOrigin => {
    const now = { updated_at: log?.updated_at ?? null, client_id: freshId, base: start };
    if (!earlier) return now;
    const { updated_at, client_id = freshId, base } = earlier.draft;
    return { updated_at, client_id, base: withPart(start, base) };
  }, [earlier, log, start, freshId]);

  const saving = useMutation({
    mutationFn: async ({ values, updatedAt }: Saving) => {
      const upload = await audio.arrived();
      return saveEntry(send, {
        id: log?.id ?? null,
        values: upload === null ? values : { ...values, upload },
        updatedAt,
        clientId: origin.client_id,
        reason: refused === null ? '' : reason.trim(),
      });
    },
    onSuccess: (saved) => {
      forget();
      notify('callLog.saved');
      void cache.invalidateQueries({ queryKey: keyOf(listCallLogs) });
      onSaved(saved);
    },
    onError: (error) => {
      const { code, conflict } = isApiError(error) ? error : { code: '', conflict: undefined };
      const refusal = DoNotCall.safeParse(conflict);
      const newer = CallLog.safeParse(conflict);
      setSubmitted(false);
      if (code === 'callLog.doNotCall' && refusal.success) setRefused(refusal.data);
      else if (code === 'callLog.changedMeanwhile' && newer.success) setShown(newer.data);
      else tellError(error, 'callLog.failed');
    },
  });

  const unchosenError = (typed = '') =>
    typed === '' ? undefined : text('check.unchosen', { typed });
  const isAnsweredHere = isApiError(saving.error) && ANSWERED_HERE.includes(saving.error.code);
  const form = useForm<EntryValues>({
    start,
    check: (values) => ({
      ...checkEntry(values, text),
      pid: unchosenError(unchosen.pid),
      assigned_to_id: unchosenError(unchosen.assigned_to_id),
    }),
    request: { error: isAnsweredHere ? null : saving.error, isPending: saving.isPending },
    fieldAt,
    fieldOfCode: FIELD_OF_CODE,
    onSubmit(values) {
      if (audio.chosen?.state === 'failed') {
        // It is sent again or taken away first; its error stands beside it.
        document.getElementById('st-entry-upload')?.focus();
        return;
      }
      setSubmitted(true);
      if (refused !== null && reason.trim() === '') return;
      if (versions === null) return saving.mutate({ values, updatedAt: origin.updated_at });
      const agreed = versions.agreed();
      if (agreed !== null) saving.mutate({ values: agreed, updatedAt: newer?.updated_at ?? null });
    },
    draft: {
      // The same object as long as it is the same draft: listeners of the values are not called again.
      earlier: useMemo(
        () => earlier && { content: withPart(start, earlier.draft.values), from: earlier.from },
        [earlier, start],
      ),
      keep: useMemo(
        () => (values: EntryValues | null, edit?: object) =>
          keep(draftOf(origin, values ?? start), edit),
        [keep, origin, start],
      ),
      forget,
    },
  });
  const written = useRef<{ values: EntryValues; keepUpload: (values: EntryValues) => void }>(null);
  useEffect(() => {
    written.current = {
      values: form.values,
      keepUpload: (values) => keep(draftOf(origin, values)),
    };
  });
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);
  const audio = useAudio((upload, upload_name) => {
    // What arrives after the form was closed still belongs to its draft.
    if (isClosed.current) {
      const { current } = written;
      current?.keepUpload({ ...current.values, upload, upload_name });
      return;
    }
    form.set('upload', upload);
    form.set('upload_name', upload_name);
  });

  const newer = [shown, newest].find(
    (one) => (one?.updated_at ?? '') > (origin.updated_at ?? '') && log !== null,
  );
  const versions = useVersions(origin.base, form.values, newer ? valuesOf(newer) : null);
  const isChanged = ENTRY_FIELDS.some((field) => form.values[field] !== start[field]);
  return {
    ...form,
    audio,
    draft,
    isChanged,
    isSaving: saving.isPending,
    hasRecording: Boolean(log?.file_url),
    /** The server looked into the recording and found no sound. */
    isNoAudio: isApiError(saving.error) && saving.error.code === 'upload.wrongType',
    /** The two versions, where another caller saved the entry meanwhile. */
    versions: isChanged ? versions : null,
    /** Saving waits for something to be chosen or said. */
    isSubmitted,
    refusal: refused && { ...refused, reason, write: setReason },
    /** Writes into a field; a number that was refused is another one then. */
    write<Name extends EntryField>(field: Name, value: EntryValues[Name]) {
      // What is on its way takes nothing more: its answer takes the place of the form.
      if (saving.isPending) return;
      if (field === 'phone') setRefused(null);
      form.set(field, value);
    },
    /** Sets the text without a choice; '' for none. */
    noteUnchosen: (field: 'pid' | 'assigned_to_id', typed: string) =>
      setUnchosen((before) => ({ ...before, [field]: typed })),
    throwAway() {
      forget();
      audio.cancel();
      setRefused(null);
      form.reset();
    },
  };
}

export type EntryForm = ReturnType<typeof useEntryForm>;

/** Where the server's names differ from the fields'. */
const FIELD_OF_PATH: Readonly<Record<string, EntryField>> = { audio: 'upload', file: 'upload' };

/** Refusals that are about the recording as a whole. */
const FIELD_OF_CODE = {
  'upload.wrongType': 'upload',
  'upload.notFound': 'upload',
  'request.tooLarge': 'upload',
} as const;

function fieldAt(path: string): EntryField | null {
  const last = path.split('.').at(-1) ?? '';
  return FIELD_OF_PATH[last] ?? ENTRY_FIELDS.find((field) => field === last) ?? null;
}

/** The longest remark that the contract takes. */
const REMARK_MOST = 2000;

/** What keeps an entry from being sent, in words. */
function checkEntry(
  values: EntryValues,
  text: (key: keyof typeof entryTexts.en, values?: TextValues) => string,
): FieldErrors<EntryField> {
  const { remark, followup, follow_up_at: at } = values;
  return {
    customer_name: values.customer_name.trim() === '' ? text('check.customer_name') : undefined,
    phone: PhoneNumber.safeParse(values.phone).success ? undefined : text('check.phone'),
    status: values.status === '' ? text('check.status') : undefined,
    remark:
      remark.length > REMARK_MOST ? text('check.remark', { count: remark.length }) : undefined,
    follow_up_at:
      followup && at !== '' && fromDeskField(at) === null ? text('check.follow_up_at') : undefined,
  };
}
