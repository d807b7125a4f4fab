import type { Report } from 'shared-contracts/calls/reports';
import { useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { Anchor, PhotoImage } from 'shared-contracts/ui/core';
import { reportTexts } from '../locales/en/reports.ts';

export interface ReportedPersonProps {
  readonly label: string;
  readonly name: string;
  readonly card: Report['about_card'];
  /** Stands where the account is gone. */
  readonly goneText: string;
}

/** A limited card of a person, with the photo that a member sees; a deleted account says so. */
export function ReportedPerson({ label, name, card, goneText }: ReportedPersonProps) {
  const text = useTexts(reportTexts);
  return (
    <section className="rp-person" aria-label={label}>
      <h3 className="rp-label">{label}</h3>
      {card === null ? (
        <p>
          <strong>{text('person.gone')}</strong> <span className="sp-muted">{goneText}</span>
        </p>
      ) : (
        <div className="rp-card">
          <div className="rp-card__photo">
            {card.pic === null ? (
              <span className="sp-muted">{text('photo.none')}</span>
            ) : (
              <PhotoImage photo={{ src: card.pic.thumb, alt: text('photo.of', { name }) }} />
            )}
          </div>
          <div>
            <strong className="rp-card__name">{`${name}, ${card.age}`}</strong>
            <div className="sp-muted">
              {[card.current_city, card.occupation, card.education].filter(Boolean).join(' · ')}
            </div>
            <Anchor href={routes.profile.href({ userId: card.id })}>{text('report.open')}</Anchor>
          </div>
        </div>
      )}
    </section>
  );
}
