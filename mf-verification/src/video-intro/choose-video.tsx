import { useId, useRef } from 'react';
import { useTexts } from 'shared-contracts/host';
import { Button, type ButtonVariant } from 'shared-contracts/ui/core';
import { introTexts } from './intro-texts.ts';

/** Opens the device's videos, or its camera where it has one. */
export function ChooseVideo({
  variant,
  label,
  onChosen,
}: {
  readonly variant?: ButtonVariant;
  readonly label?: string;
  readonly onChosen: (file: File) => void;
}) {
  const t = useTexts(introTexts);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <>
      <input
        ref={input}
        id={id}
        className="vf-file"
        type="file"
        accept="video/*"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file again is a choice too.
          target.value = '';
          if (file !== undefined) onChosen(file);
        }}
      />
      <Button variant={variant} onClick={() => input.current?.click()}>
        {label ?? t('begin.choose')}
      </Button>
    </>
  );
}
