import { useMemo, useState } from 'react';
import type { OwnProfile } from 'shared-contracts/calls/profiles';
import { PROFILE_TABS } from 'shared-contracts/domain/profile';
import { useDeferredFocus } from 'shared-contracts/forms/use-deferred-focus';
import { useFormErrors } from 'shared-contracts/forms/use-form-errors';
import { useLeaveGuard, useTexts } from 'shared-contracts/host';
import { editingTexts } from '../locales/en/editing.ts';
import type { EditStore } from './draft/edit-store.ts';
import type { DraftReply } from './draft/profile-draft.ts';
import { useEdits } from './draft/use-edits.ts';
import { useSave } from './saving/use-save.ts';
import { fieldsOf } from './steps/step-groups.ts';
import { useTellUnsaved } from './unsaved-edits.ts';
import type { EditField } from './values/edit-fields.ts';
import {
  onlyOf,
  seenAgain,
  suggestedEdits,
  unsavedIn,
  valuesWith,
  type Edits,
} from './values/edits.ts';
import { editErrors, fieldOfError } from './values/field-errors.ts';
import { valuesOf, type Values } from './values/values.ts';

/** Where the focus goes: to what was saved elsewhere, to the step's title. */
export const CONFLICTS_ID = 'edit-conflicts';
export const STEP_TITLE_ID = 'edit-step';

/** What a form of /info is written over. */
export interface EditSource {
  readonly store: EditStore;
  readonly profile: OwnProfile;
  /** Undefined as long as it has not come. */
  readonly draft: DraftReply | undefined;
}

/**
 * State of /info: what was written stays until it is saved or thrown away, whatever the server says. What is
 * `suggested` shows in untouched fields, and counts as written only once it is submitted.
 */
export function useEditForm(
  { store, profile, draft }: EditSource,
  fields: readonly EditField[],
  suggested: Partial<Values> = {},
) {
  const t = useTexts(editingTexts);
  const focus = useDeferredFocus();
  const saved = useMemo(() => valuesOf(profile), [profile]);
  const { edits, settle, keepMine, drop, ...written } = useEdits(store, saved, draft);
  const { unsaved, conflicts } = written;
  const shown = { ...suggestedEdits(saved, suggested), ...edits };
  const values = valuesWith(saved, shown);
  // Whether saving was stopped by a question about changes from elsewhere.
  const [isHeldBack, setHeldBack] = useState(false);
  const save = useSave(profile, settle);
  useLeaveGuard(unsaved.length > 0);
  useTellUnsaved(unsaved.length);

  const toSave = unsavedIn(shown, saved);
  const changed = fields.filter((field) => toSave.includes(field));
  const errors = editErrors(values, changed, { gender: profile.gender, today: new Date() });
  const form = useFormErrors<EditField>({
    fields,
    errors: Object.fromEntries(
      Object.entries(errors).map(([field, error]) => [field, t(error.key, error.values)]),
    ),
    request: save,
    fieldAt: fieldOfError,
    shownAtOnce: ['made_for'],
  });

  function holdBack(): void {
    setHeldBack(true);
    focus(CONFLICTS_ID);
  }

  /** `then` is called once it is saved, if the form still stands. */
  function send(sent: Edits, then?: () => void): void {
    const saving = { fields: fields.filter((field) => sent[field] !== undefined), edits: sent };
    save.mutate(saving, {
      onSuccess: ({ kind }) => (kind === 'conflict' ? holdBack() : then?.()),
    });
  }

  /** What was to be saved is saved now that its writer has chosen. */
  function sendHeldBack(left: readonly EditField[]): void {
    focus(STEP_TITLE_ID);
    setHeldBack(false);
    if (!isHeldBack || left.length === 0 || Object.keys(errors).length > 0) return;
    send(seenAgain(onlyOf(edits, left), saved, left));
  }

  /** From here on it is the writer's own word, and kept as such where it cannot be saved. */
  function agreeToSuggested(): void {
    for (const field of changed)
      if (edits[field] === undefined) written.change(field, values[field]);
  }

  return {
    ...written,
    ...form,
    profile,
    saved,
    values,
    /** Lets go of what was written in some fields. */
    drop,
    /** How it was saved last; null once something else was written. */
    lastSave: save.data?.kind === 'saved' ? save.data : null,
    isStepChanged: changed.length > 0,
    /** The steps in which something is not saved yet. */
    unsavedSteps: PROFILE_TABS.filter((one) => fieldsOf(one).some((f) => unsaved.includes(f))),
    change(field: EditField, now: string): void {
      form.changed(field);
      if (save.isSuccess) save.reset();
      written.change(field, now);
    },
    keepMine(): void {
      keepMine(conflicts);
      sendHeldBack(changed);
    },
    takeNewer(): void {
      drop(conflicts);
      sendHeldBack(changed.filter((field) => !conflicts.includes(field)));
    },
    throwAway(): void {
      drop(unsaved);
      focus(STEP_TITLE_ID);
    },
    /** Saves what was changed in this step; `then` is called once it is saved, or at once where nothing was. */
    submit(then?: () => void): void {
      if (form.isBusy) return;
      if (changed.length === 0) {
        then?.();
        return;
      }
      const isHeld = changed.some((field) => conflicts.includes(field));
      form.submit(() => {
        agreeToSuggested();
        if (isHeld) holdBack();
        else send(onlyOf(shown, changed), then);
      });
    },
  };
}

export type EditFormState = ReturnType<typeof useEditForm>;
