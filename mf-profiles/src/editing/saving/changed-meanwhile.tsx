import { ChangedMeanwhile } from 'shared-contracts/forms/changed-meanwhile';
import { useTexts } from 'shared-contracts/host';
import { Button } from 'shared-contracts/ui/core';
import { editingTexts } from '../../locales/en/editing.ts';
import { fieldName, shownText } from '../fields/field-texts.ts';
import { CONFLICTS_ID, type EditFormState } from '../use-edit-form.ts';

/** Fields that were saved somewhere else while they were written into here: both words, and which shall stay. */
export function FieldsChangedMeanwhile({ form }: { form: EditFormState }) {
  const t = useTexts(editingTexts);
  const { conflicts, saved, values } = form;
  if (conflicts.length === 0) return null;
  return (
    <ChangedMeanwhile
      id={CONFLICTS_ID}
      title={t('conflict.title')}
      text={t('conflict.text')}
      ways={
        <>
          <Button onClick={form.keepMine}>{t('conflict.keep')}</Button>
          <Button onClick={form.takeNewer}>{t('conflict.take')}</Button>
        </>
      }
    >
      <dl className="pf-edit__both">
        {conflicts.map((field) => (
          <div key={field}>
            <dt>{fieldName(t, field, form.profile.gender)}</dt>
            <dd>
              <span className="sp-muted">{t('conflict.yours')}</span>
              <span>{shownText(t, field, values[field])}</span>
            </dd>
            <dd>
              <span className="sp-muted">{t('conflict.newer')}</span>
              <span>{shownText(t, field, saved[field])}</span>
            </dd>
          </div>
        ))}
      </dl>
    </ChangedMeanwhile>
  );
}
