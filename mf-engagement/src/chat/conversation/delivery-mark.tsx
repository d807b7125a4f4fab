import { useTexts } from 'shared-contracts/host';
import { VisuallyHidden } from 'shared-contracts/ui/core';
import { chatTexts } from '../../locales/en/chat.ts';
import './delivery-mark.css';
import type { Delivery } from './timeline.ts';

/** A clock, one tick, two ticks; what was refused has an exclamation. */
const PATHS: Record<Delivery, string> = {
  waiting: 'M8 14.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM8 4.5V8l2.5 1.5',
  sent: 'M4.5 8.5l3 3 6-7',
  read: 'M1.5 8.5l3 3 6-7M8 11.5l.5.5 6-7',
  refused: 'M8 14.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM8 4.5v4.2M8 11.3v.01',
};

/** How far one's own message has come: a small sign, and words for those who listen. */
export function DeliveryMark({ delivery }: { delivery: Delivery }) {
  const t = useTexts(chatTexts);
  return (
    <span className={`en-delivery en-delivery--${delivery}`}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={PATHS[delivery]} />
      </svg>
      <VisuallyHidden>{t(`delivery.${delivery}`)}</VisuallyHidden>
    </span>
  );
}
