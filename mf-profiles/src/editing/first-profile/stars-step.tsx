import { useEffect, useRef } from 'react';
import { useTexts } from 'shared-contracts/host';
import { LiveReading } from '../astrology/live-reading.tsx';
import { EditControl } from '../fields/edit-control.tsx';
import { FieldPlace } from '../fields/field-place.tsx';
import type { EditForm } from '../use-edit-form.ts';
import { EDIT_FIELDS, isPreference } from '../values/edit-fields.ts';
import { FIRST_HOPES } from './first-fields.ts';
import { firstTexts } from './first-texts.ts';
import { suggestedHopes } from './suggested-hopes.ts';

/** The birth name, read as it is written; and whom one hopes for, begun from one's own facts. */
export function StarsStep({ form }: { form: EditForm }) {
  const t = useTexts(firstTexts);
  useSuggestions(form);
  return (
    <>
      <div>
        <EditControl form={form} field="birthname" />
        <LiveReading name={form.values.birthname} rashi={form.values.rashi} />
      </div>
      <section className="pf-edit__group" aria-labelledby="first-hopes">
        <div>
          <h3 id="first-hopes">{t('stars.hopes')}</h3>
          <p className="sp-muted">{t('stars.hopesText')}</p>
        </div>
        <div className="pf-edit__fields">
          {FIRST_HOPES.map((field) => (
            <FieldPlace key={field} form={form} field={field} />
          ))}
        </div>
      </section>
    </>
  );
}

/** Written into the form once, where nothing was said of anybody yet: saved only with 'Continue', like any other word. */
function useSuggestions(form: EditForm): void {
  const isBegun = useRef(false);
  const isSaid = EDIT_FIELDS.some((field) => isPreference(field) && form.values[field] !== '');
  const { change, profile } = form;
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    if (isSaid) return;
    const hopes = suggestedHopes(profile);
    for (const field of FIRST_HOPES) {
      const suggested = hopes[field];
      if (suggested !== undefined) change(field, suggested);
    }
  }, [isSaid, change, profile]);
}
