import { MADE_FOR } from 'shared-contracts/domain/profile';
import { useTexts } from 'shared-contracts/host';
import { editingTexts } from '../editing-texts.ts';
import { ChoicePills } from '../fields/choice-pills.tsx';
import type { EditForm } from '../use-edit-form.ts';
import { fieldId } from '../values/edit-fields.ts';

/** For whom the profile is, as large as a thumb. */
export function WhoStep({ form }: { form: EditForm }) {
  const t = useTexts(editingTexts);
  return (
    <div className="pf-first__who">
      <ChoicePills
        id={fieldId('made_for')}
        label={t('field.made_for')}
        error={form.errorOf('made_for')}
        kind="radio"
        pills={MADE_FOR.map((value) => ({ value, text: t(`made_for.${value}`) }))}
        chosen={[form.values.made_for]}
        onChoose={(value) => form.change('made_for', value)}
      />
    </div>
  );
}
