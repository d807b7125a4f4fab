import { useMemo, useState } from 'react';
import type { OwnProfile } from 'shared-contracts/calls/profiles';
import { PROFILE_TABS, type ProfileTab } from 'shared-contracts/domain/profile';
import { useHost, useLeaveGuard, useTexts } from 'shared-contracts/host';
import { useDeferredFocus } from 'shared-contracts/use-deferred-focus';
import { useEdits, type DraftAnswer } from './draft/use-edits.ts';
import { editingTexts } from './editing-texts.ts';
import { useSave } from './saving/use-save.ts';
import { fieldsOf } from './steps/step-groups.ts';
import type { EditField } from './values/edit-fields.ts';
import { onlyOf, seenAnew } from './values/edits.ts';
import { faultsOf } from './values/faults.ts';
import { valuesOf } from './values/values.ts';

/** Where the focus goes: to what keeps the step from being saved, to what was saved elsewhere, to the step's title. */
export const SUMMARY_ID = 'edit-summary';
export const CONFLICTS_ID = 'edit-conflicts';
export const STEP_TITLE_ID = 'edit-step';

/** State of /info: what was written stays until it is saved or thrown away, whatever the server says. */
export function useEditForm(profile: OwnProfile, draft: DraftAnswer, step: ProfileTab) {
  const { confirm } = useHost();
  const t = useTexts(editingTexts);
  const focus = useDeferredFocus();
  const saved = useMemo(() => valuesOf(profile), [profile]);
  const edits = useEdits(saved, draft);
  const { values, unsaved } = edits;
  const [tried, setTried] = useState<ReadonlySet<ProfileTab>>(new Set());
  // Whether the writer wanted to save and was asked about words of elsewhere instead.
  const [isHeldBack, setHeldBack] = useState(false);
  const holdBack = () => {
    setHeldBack(true);
    focus(CONFLICTS_ID);
  };
  const saving = useSave(profile, {
    onSaved: edits.settle,
    onConflict: holdBack,
    onRefused: () => focus(SUMMARY_ID),
  });
  useLeaveGuard(unsaved.length > 0);

  const fields = fieldsOf(step);
  const changed = fields.filter((field) => unsaved.includes(field));
  const owner = { gender: profile.gender, today: new Date() };
  const faults = faultsOf(values, changed, owner);
  /** What is wrong with a field of this step, in words. */
  const wordsOf = (field: EditField): string | undefined => {
    const own = tried.has(step) ? faults.get(field) : undefined;
    return own === undefined ? saving.words.beside.get(field) : t(own.key, own.values);
  };

  /** What was to be saved is saved now that its writer has chosen. */
  function saveHeldBack(left: readonly EditField[]): void {
    setHeldBack(false);
    if (!isHeldBack || left.length === 0 || faults.size > 0) return;
    const chosen = seenAnew(onlyOf(edits.edits, left), saved, left);
    saving.submit({ fields: left, edits: chosen });
  }

  return {
    profile,
    step,
    saved,
    values,
    unsaved,
    wordsOf,
    /** The fields of this step that have words, in reading order. */
    wrong: fields.filter((field) => wordsOf(field) !== undefined),
    from: edits.from,
    keeping: edits.keeping,
    conflicts: edits.conflicts,
    flush: edits.flush,
    general: saving.words.general,
    failure: saving.failure,
    isSaving: saving.isSaving,
    isMerged: saving.isMerged,
    savedAt: saving.savedAt,
    isStepChanged: changed.length > 0,
    /** The steps in which something is not saved yet. */
    unsavedSteps: PROFILE_TABS.filter((one) => fieldsOf(one).some((f) => unsaved.includes(f))),
    change(field: EditField, now: string): void {
      saving.forget(field);
      edits.change(field, now);
    },
    keepMine(): void {
      edits.keepMine(edits.conflicts);
      focus(STEP_TITLE_ID);
      saveHeldBack(changed);
    },
    takeNewer(): void {
      edits.drop(edits.conflicts);
      focus(STEP_TITLE_ID);
      saveHeldBack(changed.filter((field) => !edits.conflicts.includes(field)));
    },
    async throwAway(): Promise<void> {
      const question = { title: t('draft.question'), text: t('draft.questionText'), danger: true };
      if (!(await confirm(question))) return;
      edits.drop(unsaved);
      focus(STEP_TITLE_ID);
    },
    /** Saves what was changed in this step; `then` is called once it is saved, or at once where nothing was. */
    submit(then?: () => void): void {
      if (saving.isSaving) return;
      if (changed.length === 0) {
        then?.();
        return;
      }
      setTried((before) => new Set([...before, step]));
      if (faults.size > 0) focus(SUMMARY_ID);
      else if (changed.some((field) => edits.conflicts.includes(field))) holdBack();
      else saving.submit({ fields: changed, edits: onlyOf(edits.edits, changed) }, then);
    },
  };
}

export type EditForm = ReturnType<typeof useEditForm>;

/** The id of a field in the document. */
export function placeOf(field: EditField): string {
  return `edit-${field.replace('.', '-')}`;
}
