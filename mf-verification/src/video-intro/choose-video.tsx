import { useTexts } from 'shared-contracts/host';
import type { ButtonVariant } from 'shared-contracts/ui/core';
import { FileButton } from '../choosing/file-button.tsx';
import { introTexts } from '../locales/en/video-intro.ts';

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
  return (
    <FileButton
      variant={variant}
      label={label ?? t('begin.choose')}
      accept="video/*"
      onFiles={([file]) => file !== undefined && onChosen(file)}
    />
  );
}
