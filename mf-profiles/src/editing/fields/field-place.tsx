import type { EditFormState } from '../use-edit-form.ts';
import type { EditField } from '../values/edit-fields.ts';
import { EditControl } from './edit-control.tsx';

/** A field in its place of the grid. */
export function FieldPlace({ form, field }: { form: EditFormState; field: EditField }) {
  return (
    <div className={isHalf(field) ? undefined : 'pf-edit__wide'}>
      <EditControl form={form} field={field} />
    </div>
  );
}

/** Two ends of a range of ages or heights, or two names, stand beside each other where there is room. */
function isHalf(field: EditField): boolean {
  return /(age|height)_(from|to)$|^(name|lastName|name_devanagari|last_name_devanagari)$/.test(
    field,
  );
}
