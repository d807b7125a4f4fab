import { useTexts } from 'shared-contracts/host';
import { IconButton } from 'shared-contracts/ui/core';
import { icon } from 'shared-contracts/ui/icon';
import { texts } from '../locales/en/listing.ts';
import { useLook } from './use-look.ts';

/** On a phone, the way to the other look of the listing; it shows what one would get. */
export function LookButton() {
  const t = useTexts(texts);
  const [look, choose] = useLook();
  const other = look === 'columns' ? 'rows' : 'columns';
  const Icon = ICONS[other];
  return (
    <IconButton
      className="pf-look-button"
      label={t(`list.look.${other}`)}
      icon={<Icon />}
      onClick={() => choose(other)}
    />
  );
}

const ICONS = {
  columns: icon('M4.5 4.5h6v15h-6zM13.5 4.5h6v15h-6z'),
  rows: icon('M4.5 5h5v5h-5zM4.5 14h5v5h-5zM13 6h7M13 9h5M13 15h7M13 18h5'),
} as const;
