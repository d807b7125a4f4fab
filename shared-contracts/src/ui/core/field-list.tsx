import type { ReactNode } from 'react';

/** A label and what is known; null or undefined is not known. */
export interface KnownField {
  label: string;
  value: ReactNode;
}

export interface FieldListProps {
  fields: readonly KnownField[];
  /** What stands for null, for example 'N/A'. */
  missing: string;
}

/** Facts in two columns of label and value; what is missing is muted, so the known stands out. */
export function FieldList({ fields, missing }: FieldListProps) {
  return (
    <dl className="sp-fields">
      {fields.map(({ label, value }) => (
        <div key={label} className="sp-fields__row">
          <dt>{label}</dt>
          {value === null || value === undefined || value === '' ? (
            <dd className="sp-muted">{missing}</dd>
          ) : (
            <dd>{value}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
