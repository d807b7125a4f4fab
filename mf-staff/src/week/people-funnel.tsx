import type { StaffWeek } from 'shared-contracts/calls/staff-week';
import { groupIndian } from 'shared-contracts/domain/units';
import { useHost, useTexts } from 'shared-contracts/host';
import { weekTexts } from '../locales/en/week.ts';
import { BarTable } from './bar-table.tsx';

/** In the order of the way, then those who were there before. */
const STEPS = ['called', 'registered', 'plan', 'registered_before', 'plan_before'] as const;

/** How many of the people called have registered and bought since. */
export function PeopleFunnel({ people }: { readonly people: StaffWeek['people'] }) {
  const text = useTexts(weekTexts);
  const { locale } = useHost();
  const percent = new Intl.NumberFormat(`${locale}-IN`, {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  return (
    <>
      <BarTable
        label={text('people.title')}
        columns={[text('people.head'), text('people.column'), text('share.column')]}
        rows={STEPS.map((step) => ({
          key: step,
          name: text(`people.${step}`),
          cells: [
            groupIndian(people[step]),
            people.called === 0 ? text('none') : percent.format(people[step] / people.called),
          ],
          value: people[step],
        }))}
        most={people.called}
      />
      <p className="sp-muted">{text('people.note')}</p>
    </>
  );
}
