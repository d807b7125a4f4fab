import type { DeskLead } from 'shared-contracts/calls/leads';
import { rupees } from 'shared-contracts/domain/units';
import { useHost, useTexts } from 'shared-contracts/host';
import { shortDay } from '../desk-time/moment-text.ts';
import { leadTexts } from '../locales/en/leads.ts';

interface LeadListProps {
  readonly leads: readonly DeskLead[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** Requests in narrow rows: what, since when, for how much. */
export function LeadList({ leads, chosen, onChoose }: LeadListProps) {
  const text = useTexts(leadTexts);
  const { locale } = useHost();
  return (
    <ul className="st-leads__list" aria-label={text('leads.list')}>
      {leads.map(({ id, title, price, created_at: at }) => (
        <li key={id}>
          <button
            type="button"
            className="st-leads__row"
            aria-current={id === chosen || undefined}
            onClick={() => onChoose(id)}
          >
            <span className="st-leads__what">{title}</span>
            <time className="sp-muted" dateTime={at}>
              {shortDay(at, locale)}
            </time>
            <span>{rupees(price)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
