import { useState } from 'react';
import { useTexts } from 'shared-contracts/host';
import { Disclosure } from 'shared-contracts/ui/core';
import { editingTexts } from '../../locales/en/editing.ts';
import type { EditFormState } from '../use-edit-form.ts';
import type { EditField } from '../values/edit-fields.ts';
import { FieldPlaces } from './field-place.tsx';

/** The wishes that few have: folded until one of them says something, or is wrong. */
export function MoreWishes({
  form,
  fields,
}: {
  form: EditFormState;
  fields: readonly EditField[];
}) {
  const t = useTexts(editingTexts);
  const isSaid = fields.some((field) => form.values[field] !== '');
  const [isOpen, setOpen] = useState(isSaid);
  const isWrong = fields.some((field) => form.errorOf(field) !== undefined);
  return (
    <Disclosure summary={t('group.moreWishes')} open={isOpen || isWrong} onToggle={setOpen}>
      <div className="pf-edit__fields">
        <FieldPlaces form={form} fields={fields} />
      </div>
    </Disclosure>
  );
}
