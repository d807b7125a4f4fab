import { useId, useState } from 'react';
import { PROFILE_TABS, type ProfileTab } from 'shared-contracts/domain/profile';
import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { useNavigate } from 'shared-contracts/router';
import type { Elements } from 'shared-contracts/ui/core';
import { editingTexts } from '../locales/en/editing.ts';
import { LiveReading } from './astrology/live-reading.tsx';
import { SavedReading } from './astrology/saved-reading.tsx';
import { FieldPlaces } from './fields/field-place.tsx';
import { groupTitle } from './fields/field-texts.ts';
import { MoreWishes } from './fields/more-wishes.tsx';
import { ShownGender } from './fields/shown-gender.tsx';
import { ownProfileHref } from './own-profile-href.ts';
import { EditNotices } from './saving/edit-notices.tsx';
import { SaveBar } from './saving/save-bar.tsx';
import { stepAfter } from './steps/step-address.ts';
import { fieldsOf, STEP_GROUPS, type StepGroup } from './steps/step-groups.ts';
import { missingIn, StepNav } from './steps/step-nav.tsx';
import { useStep } from './steps/use-step.ts';
import {
  STEP_TITLE_ID,
  useEditForm,
  type EditFormState,
  type EditSource,
} from './use-edit-form.ts';
import { fieldId } from './values/edit-fields.ts';

export interface EditFormProps extends EditSource {
  readonly missing: readonly string[] | undefined;
  /** A word above everything. */
  readonly notice: Elements;
}

const PLACES = {
  start: 'edit-steps',
  title: STEP_TITLE_ID,
  birthname: fieldId('birthname'),
};

/** The steps and the one that is open. */
export function EditForm({ missing, notice, ...source }: EditFormProps) {
  const t = useTexts(editingTexts);
  const phrase = useTexts(phrases);
  const navigate = useNavigate();
  const { step, open } = useStep(PLACES);
  const form = useEditForm(source, fieldsOf(step));
  // Where Save was pressed for nothing.
  const [savedNothingIn, setSavedNothingIn] = useState<ProfileTab | null>(null);
  const next = stepAfter(step);
  const goOn = () => {
    if (next !== null) open(next);
    else void navigate(ownProfileHref(source.profile));
  };
  const submit = (then?: () => void) => {
    setSavedNothingIn(form.isStepChanged ? null : step);
    form.submit(then);
  };
  const empty = missing && missingIn(step, missing).length;
  return (
    <div className="pf-edit__columns" id={PLACES.start}>
      <div className="pf-edit__side">
        <StepNav step={step} missing={missing} unsaved={form.unsavedSteps} />
      </div>
      <form
        {...form.formProps}
        className="pf-edit__form"
        aria-labelledby={STEP_TITLE_ID}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        onBlur={(event) => {
          form.formProps.onBlur(event);
          form.flush();
        }}
      >
        <div className="pf-edit__parts">
          {notice}
          <div>
            <p className="sp-muted">
              <span>
                {t('steps.place', { n: PROFILE_TABS.indexOf(step) + 1, of: PROFILE_TABS.length })}
              </span>
              {empty !== undefined && <span>{` · ${emptyText(empty)}`}</span>}
            </p>
            <h2 className="pf-edit__step" id={STEP_TITLE_ID} tabIndex={-1}>
              {phrase(`profile.${step}`)}
            </h2>
          </div>
          <EditNotices form={form} />
          {STEP_GROUPS[step].map((group) => (
            <Group
              key={group.name}
              form={form}
              group={group}
              titled={STEP_GROUPS[step].length > 1}
            />
          ))}
        </div>
        <SaveBar
          form={form}
          hasNothing={savedNothingIn === step && !form.isStepChanged}
          nextLabel={t(next === null ? 'save.last' : 'save.next')}
          onNext={() => submit(goOn)}
        />
      </form>
    </div>
  );

  function emptyText(count: number): string {
    return count === 0 ? t('step.complete') : t('steps.missing', { count });
  }
}

function Group({
  form,
  group,
  titled,
}: {
  form: EditFormState;
  group: StepGroup;
  titled: boolean;
}) {
  const t = useTexts(editingTexts);
  const { name, parts, more } = group;
  const titleId = useId();
  return (
    <section
      className="pf-edit__group"
      {...(titled && { role: 'group', 'aria-labelledby': titleId })}
    >
      {titled && <h3 id={titleId}>{groupTitle(t, name, form.profile.gender)}</h3>}
      {name === 'partner' && <p className="sp-muted">{t('group.partnerText')}</p>}
      <div className="pf-edit__fields">
        {parts.includes('gender') && <ShownGender profile={form.profile} />}
        <FieldPlaces
          form={form}
          fields={parts.filter((part) => part !== 'gender')}
          below={(field) => field === 'birthname' && <Reading form={form} />}
        />
      </div>
      {more.length > 0 && <MoreWishes form={form} fields={more} />}
    </section>
  );
}

/** How the birth name is read: while it is written, and once it is saved with the score of the person who was opened last. */
function Reading({ form }: { form: EditFormState }) {
  const { values, unsaved } = form;
  const live = <LiveReading name={values.birthname} rashi={values.rashi} />;
  return unsaved.includes('birthname') || unsaved.includes('rashi') ? (
    live
  ) : (
    <SavedReading form={form} otherwise={live} />
  );
}
