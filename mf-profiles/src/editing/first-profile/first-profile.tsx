import type { OwnProfile } from 'shared-contracts/calls/profiles';
import { useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useNavigate } from 'shared-contracts/router';
import { ActionBar, Anchor, Button, ButtonLink, Progress } from 'shared-contracts/ui/core';
import { firstTexts } from '../../locales/en/editing.ts';
import {
  FIRST_STEPS,
  FIRST_STEPS_COUNTED,
  firstAfter,
  firstHref,
  type FirstStep,
} from '../../people/guide-steps.ts';
import type { EditFormProps } from '../edit-form.tsx';
import { FieldPlaces } from '../fields/field-place.tsx';
import { EditNotices } from '../saving/edit-notices.tsx';
import { STEP_TITLE_ID, useEditForm, type EditFormState } from '../use-edit-form.ts';
import { EDIT_FIELDS, isPreference } from '../values/edit-fields.ts';
import { valuesOf, type Values } from '../values/values.ts';
import { FIRST_FACTS, FIRST_FIELDS } from './first-fields.ts';
import './first-profile.css';
import { PhotoStep } from './photo-step.tsx';
import { SeenStep } from './seen-step.tsx';
import { StarsStep } from './stars-step.tsx';
import { suggestedHopes } from './suggested-hopes.ts';
import { WhoStep } from './who-step.tsx';
import { whoseProfile } from './whose-profile.ts';

interface FirstProfileProps extends Omit<EditFormProps, 'missing'> {
  readonly step: FirstStep;
}

/** The guide through a first profile: each step is saved by itself, may be skipped, and is taken up again by its address. */
export function FirstProfile({ notice, step, ...source }: FirstProfileProps) {
  const t = useTexts(firstTexts);
  const navigate = useNavigate();
  const form = useEditForm(source, FIRST_FIELDS[step], suggestedIn(step, source.profile));
  const place = FIRST_STEPS.indexOf(step);
  const whose = whoseProfile(form.profile.made_for);
  const goOn = () => void navigate(firstHref(firstAfter(step)));
  const skip = () => {
    // What does not fit is not kept as something that waits to be saved.
    if (form.errorOf('made_for') !== undefined) form.drop(['made_for']);
    goOn();
  };
  return (
    <form
      {...form.formProps}
      className="pf-first"
      aria-labelledby={STEP_TITLE_ID}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit(goOn);
      }}
      onBlur={(event) => {
        form.formProps.onBlur(event);
        form.flush();
      }}
    >
      <div className="pf-edit__parts">
        {notice}
        <div>
          {place > 0 && (
            <Progress
              value={place}
              max={FIRST_STEPS_COUNTED}
              label={t('first.place', { n: place, of: FIRST_STEPS_COUNTED })}
              showLabel
            />
          )}
          <h2 className="pf-edit__step" id={STEP_TITLE_ID} tabIndex={-1}>
            {t(step === 'seen' ? `seen.title.${whose}` : `${step}.title`)}
          </h2>
          <p className="sp-muted">{t(step === 'photo' ? `photo.text.${whose}` : `${step}.text`)}</p>
        </div>
        {/* Where nothing is written, what waits elsewhere would only be in the way. */}
        {FIRST_FIELDS[step].length > 0 && <EditNotices form={form} />}
        <StepContent form={form} step={step} />
        {step !== 'seen' && (
          <p className="pf-first__ways">
            <Anchor className="pf-edit__see" href={routes.info.href()}>
              {t('first.all')}
            </Anchor>
            {/* For members who want to look first; the guide stays at its address. */}
            <Anchor className="pf-edit__see" href={routes.profiles.href()}>
              {t(`first.people.${form.profile.gender}`)}
            </Anchor>
          </p>
        )}
      </div>
      <ActionBar label={t('first.bar')}>
        {step === 'seen' ? (
          <ButtonLink variant="primary" href={routes.profiles.href()}>
            {t(`first.people.${form.profile.gender}`)}
          </ButtonLink>
        ) : (
          <>
            <Button onClick={skip}>{t('first.skip')}</Button>
            <Button type="submit" variant="primary" loading={form.isBusy}>
              {t('first.next')}
            </Button>
          </>
        )}
      </ActionBar>
    </form>
  );
}

function StepContent({ form, step }: { form: EditFormState; step: FirstStep }) {
  switch (step) {
    case 'who':
      return <WhoStep form={form} />;
    case 'photo':
      return <PhotoStep profile={form.profile} />;
    case 'facts':
      return (
        <div className="pf-edit__fields">
          <FieldPlaces form={form} fields={FIRST_FACTS} />
        </div>
      );
    case 'stars':
      return <StarsStep form={form} />;
    case 'seen':
      return <SeenStep profile={form.profile} />;
  }
}

/** What a step suggests: hopes, as long as nothing is saved of whom one hopes for. */
function suggestedIn(step: FirstStep, profile: OwnProfile): Partial<Values> {
  const saved = valuesOf(profile);
  const isSaid = EDIT_FIELDS.some((field) => isPreference(field) && saved[field] !== '');
  return step === 'stars' && !isSaid ? suggestedHopes(profile) : {};
}
