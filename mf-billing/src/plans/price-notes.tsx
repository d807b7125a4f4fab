import { useTexts } from 'shared-contracts/host';
import { texts } from '../locales/en/billing.ts';

const NOTES = [
  'includes.all',
  'includes.complete',
  'includes.once',
  'includes.after',
] as const satisfies readonly (keyof typeof texts.en)[];

/** What the reader gets for a price, and what is not hidden in it. */
export function PriceNotes() {
  const t = useTexts(texts);
  return (
    <section className="sp-surface bl-notes" aria-labelledby="price-notes">
      <h2 id="price-notes">{t('includes.title')}</h2>
      <ul className="bl-notes__list">
        {NOTES.map((note) => (
          <li key={note}>{t(note)}</li>
        ))}
      </ul>
    </section>
  );
}
