import type { ReactNode } from 'react';
import { IconWarning } from '../icons/icons.tsx';

/**
 * What is wrong with a control or a group of them, for its `aria-describedby`. Always in the page, so that its words
 * are heard when they come.
 */
export function FieldError({ id, children }: { id: string; children?: ReactNode }) {
  return (
    <p className="sp-field__error" id={id} aria-live="polite">
      {children && (
        <>
          <IconWarning />
          <span>{children}</span>
        </>
      )}
    </p>
  );
}
