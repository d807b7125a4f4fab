import type { Report } from 'shared-contracts/calls/reports';
import { useTexts } from 'shared-contracts/host';
import { reportTexts } from '../locales/en/reports.ts';
import { useMoment } from './moment.tsx';

interface ReportListProps {
  readonly rows: readonly Report[];
  readonly openedId: string | undefined;
  readonly onOpen: (report: Report) => void;
}

/** About whom, what for, since when, and how many there were before. */
export function ReportList({ rows, openedId, onOpen }: ReportListProps) {
  const text = useTexts(reportTexts);
  const moment = useMoment();
  const gone = text('person.gone');
  return (
    <ul className="rp-list" aria-label={text('reports.list')}>
      {rows.map((report) => (
        <li key={report.id}>
          <button
            type="button"
            className="rp-row"
            aria-current={report.id === openedId || undefined}
            aria-label={text('row.named', {
              name: report.about.name || gone,
              from: report.from.name || gone,
            })}
            onClick={() => onOpen(report)}
          >
            <span className="rp-row__who">
              {text('row.about', { name: report.about.name || gone })}
            </span>
            <span className="rp-row__since">{moment(report.created_at)}</span>
            <span className="rp-row__what">{report.reason}</span>
            {report.earlier > 0 && (
              <span className="rp-row__earlier">
                {text('row.earlier', { count: report.earlier })}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
