import { opensElsewhere } from '../../behaviour/opens-elsewhere.ts';
import { IconArrowLeft } from '../icons/icons.tsx';
import { Anchor } from './anchor.tsx';

/** A real address, and what a click does instead where history can serve. */
export interface BackButtonProps {
  label: string;
  /** Where it leads without history or script. */
  href?: string | undefined;
  /** Goes back in history; when it handles the click, the address is not followed. */
  onBack?: (() => void) | undefined;
}

/** Back, at the top of many pages. */
export function BackButton({ label, href, onBack }: BackButtonProps) {
  const content = (
    <>
      <IconArrowLeft />
      <span>{label}</span>
    </>
  );
  if (href === undefined) {
    return (
      <button type="button" className="sp-back" onClick={onBack}>
        {content}
      </button>
    );
  }
  return (
    <Anchor
      className="sp-back"
      href={href}
      onClick={(event) => {
        if (!onBack || opensElsewhere(event)) return;
        event.preventDefault();
        onBack();
      }}
    >
      {content}
    </Anchor>
  );
}
