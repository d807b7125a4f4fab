import { useTexts } from 'shared-contracts/host';
import { firstTexts } from '../../locales/en/editing.ts';
import { LiveReading } from '../astrology/live-reading.tsx';
import { EditControl } from '../fields/edit-control.tsx';
import { FieldPlaces } from '../fields/field-place.tsx';
import type { EditFormState } from '../use-edit-form.ts';
import { FIRST_HOPES } from './first-fields.ts';

/** The birth name, read as it is written; and whom one hopes for, begun from one's own facts. */
export function StarsStep({ form }: { form: EditFormState }) {
  const t = useTexts(firstTexts);
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
          <FieldPlaces form={form} fields={FIRST_HOPES} />
        </div>
      </section>
    </>
  );
}
