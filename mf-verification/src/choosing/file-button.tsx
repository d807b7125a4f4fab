import { useRef } from 'react';
import { Button, type ButtonProps } from 'shared-contracts/ui/core';

/** `accept` and `capture` as those of an input. */
interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'icon' | 'aria-describedby'> {
  readonly label: string;
  readonly accept: string;
  readonly multiple?: boolean;
  /** Opens this camera on a phone. */
  readonly capture?: 'user' | 'environment';
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button that opens the device's own way to choose or take files: its input is hidden, also from the Tab key. */
export function FileButton({
  label,
  accept,
  multiple,
  capture,
  onFiles,
  ...button
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={label}
        accept={accept}
        multiple={multiple}
        capture={capture}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file again is a choice again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
