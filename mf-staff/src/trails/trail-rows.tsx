import type { Trail } from 'shared-contracts/calls/trails';
import { useTexts } from 'shared-contracts/host';
import { StatusTag } from '../call-status/status-tag.tsx';
import { IstTime } from '../desk-time/ist-time.tsx';
import { trailTexts } from '../locales/en/desk.ts';
import type { TrailEntry } from './use-trails.ts';

/** `adding` is the one that the server does not have yet. */
interface TrailRowsProps {
  readonly trails: readonly Trail[];
  readonly adding: TrailEntry | null;
}

/** The entries of a history: what was noted, by whom and when. */
export function TrailRows({ trails, adding }: TrailRowsProps) {
  const t = useTexts(trailTexts);
  if (trails.length === 0 && adding === null) return <p className="sp-muted">{t('trail.none')}</p>;
  return (
    <ol className="st-trail" aria-label={t('trail.list')}>
      {adding !== null && (
        <li className="st-trail__entry">
          <Words {...adding} />
          <span className="sp-muted">{t('trail.saving')}</span>
        </li>
      )}
      {trails.map(({ id, by, created_at: at, ...entry }) => (
        <li key={id} className="st-trail__entry">
          <Words {...entry} />
          <span className="st-trail__who sp-muted">
            <IstTime at={at} /> <span>{t('trail.by', { name: by })}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Words({ note, status }: TrailEntry) {
  return (
    <>
      {status !== null && <StatusTag status={status} />}
      {note !== '' && <p className="st-trail__note">{note}</p>}
    </>
  );
}
