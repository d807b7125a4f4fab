import type { Elements } from 'shared-contracts/ui/core';
import type { EditFormState } from '../use-edit-form.ts';
import type { EditField } from '../values/edit-fields.ts';
import { EditControl } from './edit-control.tsx';

interface FieldPlacesProps {
  readonly form: EditFormState;
  readonly fields: readonly EditField[];
  /** What is shown right below a field. */
  readonly below?: (field: EditField) => Elements;
}

/** Fields in their places of the grid; the two ends of a range are on one line. */
export function FieldPlaces({ form, fields, below }: FieldPlacesProps) {
  return fields.map((field, index) => {
    const last = fields[index + 1];
    if (isRange(fields[index - 1], field)) return null;
    if (last !== undefined && isRange(field, last))
      return (
        <div key={field} className="pf-edit__wide pf-edit__range">
          <EditControl form={form} field={field} />
          <EditControl form={form} field={last} />
        </div>
      );
    return (
      <div key={field} className={isName(field) ? undefined : 'pf-edit__wide'}>
        <EditControl form={form} field={field} />
        {below?.(field)}
      </div>
    );
  });
}

function isRange(from: EditField | undefined, to: EditField): boolean {
  return from?.endsWith('_from') === true && to === from.replace(/_from$/, '_to');
}

/** Two names are beside each other where there is room. */
function isName(field: EditField): boolean {
  return /^(name|lastName|name_devanagari|last_name_devanagari)$/.test(field);
}
