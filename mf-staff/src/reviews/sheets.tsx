import { useTexts } from 'shared-contracts/host';
import { Banner } from 'shared-contracts/ui/core';
import { reviewTexts } from '../locales/en/reviews.ts';
import { SheetCard, type SheetCardProps } from './sheet-card.tsx';
import type { Beside, Sheet } from './use-sheets.ts';

interface SheetsProps extends Omit<SheetCardProps, 'sheet' | 'n' | 'isCurrent'> {
  readonly sheets: readonly Sheet[];
  readonly beside: Beside;
  /** Index of the page that keys are about. */
  readonly current: number;
  readonly isSideBySide: boolean;
  /** Files of the document that cannot be shown. */
  readonly undrawn: number;
}

/** One page at a time or all of them side by side, and the photos that a person shows already. */
export function Sheets({ sheets, beside, current, isSideBySide, undrawn, ...rest }: SheetsProps) {
  const text = useTexts(reviewTexts);
  if (sheets.length === 0) return <p>{text('page.none')}</p>;
  return (
    <>
      {undrawn > 0 && <Banner kind="warning">{text('page.undrawn', { count: undrawn })}</Banner>}
      <div className={isSideBySide ? 'st-sheets st-sheets--beside' : 'st-sheets'}>
        {sheets.map((sheet, at) =>
          isSideBySide || at === current ? (
            <SheetCard
              key={sheet.id}
              {...rest}
              sheet={sheet}
              n={at + 1}
              isCurrent={at === current && sheets.length > 1}
            />
          ) : null,
        )}
      </div>
      {beside.length > 0 && (
        <section aria-label={text('beside.title')}>
          <h3 className="st-sheet__name">{text('beside.title')}</h3>
          <ul className="st-others">
            {beside.map(({ id, url }, at) => (
              <li key={id}>
                <img src={url} alt={text('beside.alt', { n: at + 1 })} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
