import { useEffect, useRef } from 'react';
import { MADE_FOR, type MadeFor } from 'shared-contracts/domain/profile';
import { useHost, useTexts } from 'shared-contracts/host';
import { Button, FieldError } from 'shared-contracts/ui/core';
import { editingTexts, firstTexts } from '../../locales/en/editing.ts';
import { ChoicePills } from '../fields/choice-pills.tsx';
import { useCorrectGender } from '../saving/use-correct-gender.ts';
import type { EditFormState } from '../use-edit-form.ts';
import { fieldId } from '../values/edit-fields.ts';
import { isMismatch } from '../values/field-errors.ts';

/** For whom the profile is, as large as a thumb. */
export function WhoStep({ form }: { form: EditFormState }) {
  const t = useTexts(editingTexts);
  const { gender } = form.profile;
  const chosen = MADE_FOR.find((one) => one === form.values.made_for);
  const mismatch = chosen !== undefined && isMismatch(chosen, gender) ? chosen : null;
  return (
    <div className="pf-first__who">
      <ChoicePills
        id={fieldId('made_for')}
        label={t('field.made_for')}
        error={
          form.errorOf('made_for') ?? (mismatch === null ? undefined : t(`error.madeFor.${gender}`))
        }
        kind="radio"
        pills={MADE_FOR.map((value) => ({ value, text: t(`made_for.${value}`) }))}
        chosen={[form.values.made_for]}
        onChoose={(value) => form.change('made_for', value)}
      />
      {mismatch !== null && <Correction form={form} madeFor={mismatch} />}
    </div>
  );
}

/** The way to correct a gender that does not fit, as long as that is possible; otherwise why it is not. */
function Correction({ form, madeFor }: { form: EditFormState; madeFor: MadeFor }) {
  const t = useTexts(firstTexts);
  const words = useTexts(editingTexts);
  const { confirm } = useHost();
  const { correct, isBusy, refused } = useCorrectGender(form.profile, madeFor);
  const place = useRef<HTMLDivElement>(null);
  // On a small phone it comes below the choices, out of sight.
  useEffect(() => {
    // In braces: newer browsers return a promise, which is no way to clean up.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { gender, gender_open: isOpen = false } = form.profile;
  const other = gender === 'female' ? 'male' : 'female';
  const ask = async () => {
    const title = words(`gender.question.${other}`);
    if (await confirm({ title, text: words('gender.follows') })) correct(other);
  };
  return (
    <div ref={place} className="pf-first__mistaken">
      <p>{isOpen ? t('who.mistaken') : words('help.gender')}</p>
      {isOpen && (
        <Button loading={isBusy} onClick={() => void ask()}>
          {t(`who.correct.${other}`)}
        </Button>
      )}
      <FieldError id="first-gender-error">{refused}</FieldError>
    </div>
  );
}
