import { IconWarning } from 'shared-contracts/ui/core';

/** What is wrong with a group of controls; always there, so that its words are heard when they come. */
export function FieldsetError({ id, children }: { id: string; children: string | undefined }) {
  return (
    <p className="sp-field__error" id={id} aria-live="polite">
      {children !== undefined && (
        <>
          <IconWarning />
          <span>{children}</span>
        </>
      )}
    </p>
  );
}
