import { useRef } from 'react';
import { useHost, useTexts } from 'shared-contracts/host';
import { Button, Field } from 'shared-contracts/ui/core';
import { leadTexts } from '../locales/en/leads.ts';
import type { ChosenPicture } from './use-chosen-picture.ts';

interface PictureFieldProps {
  readonly id: string;
  readonly error: string | undefined;
  readonly picture: ChosenPicture;
  readonly onChange: () => void;
}

/** Chooses a picture from the device, or takes it back; nothing in a shell that cannot upload. */
export function PictureField({ id, error, picture, onChange }: PictureFieldProps) {
  const text = useTexts(leadTexts);
  const { upload } = useHost();
  const input = useRef<HTMLInputElement>(null);
  if (upload === undefined) return null;
  return (
    <Field id={id} label={text('approve.picture')} help={text('approve.pictureHelp')} error={error}>
      {(control) => (
        <div className="st-lead__picture">
          <input
            {...control}
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            onChange={({ target }) => {
              picture.choose(target.files?.[0] ?? null);
              onChange();
            }}
          />
          {picture.file !== null && (
            <Button
              size="small"
              onClick={() => {
                if (input.current !== null) input.current.value = '';
                picture.choose(null);
                onChange();
              }}
            >
              {text('approve.noPicture')}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}
