import { MorePages } from 'shared-contracts/behaviour/more-pages';
import { QueryView } from 'shared-contracts/behaviour/query-view';
import { isApiError } from 'shared-contracts/calls/client';
import type { Trail } from 'shared-contracts/calls/trails';
import { CALL_STATUSES } from 'shared-contracts/domain/call-status';
import { useFormDraft } from 'shared-contracts/forms/drafts/use-form-draft';
import { useTexts } from 'shared-contracts/host';
import * as z from 'shared-contracts/schema';
import { Skeleton, SkeletonText } from 'shared-contracts/ui/core';
import { StatusTag } from '../call-status/status-tag.tsx';
import { IstTime } from '../desk-time/ist-time.tsx';
import { trailTexts } from '../locales/en/desk.ts';
import { AddTrail } from './add-trail.tsx';
import './trails.css';
import { useTrails, type TrailEntry } from './use-trails.ts';

const TrailDraft = z.object({ note: z.string(), status: z.nullable(z.enum(CALL_STATUSES)) });

/** `userId` is the profile's raw id. */
interface TrailPanelProps {
  readonly userId: string;
}

/**
 * The staff history of a profile: add a note, a status or both, and read what was noted. What is written waits as a draft
 * of its writer; nothing at all for staff who are not charged with members.
 */
export function TrailPanel({ userId }: TrailPanelProps) {
  const t = useTexts(trailTexts);
  const { list, trails, add, adding } = useTrails(userId);
  const draft = useFormDraft({ key: `trail:${userId}`, schema: TrailDraft });
  if (isApiError(list.error) && list.error.code === 'route.unknown') return null;
  const onAdd = (entry: z.infer<typeof TrailDraft>) =>
    add.mutateAsync(entry).then(
      () => {
        draft.forget();
        return true;
      },
      // It is shown below the form.
      () => false,
    );
  return (
    <section className="st-trails" aria-label={t('trail.title')}>
      <h2>{t('trail.title')}</h2>
      {draft.earlier !== undefined && (
        <AddTrail
          earlier={draft.earlier?.content ?? null}
          busy={add.isPending}
          error={add.error}
          onChange={draft.keep}
          onAdd={onAdd}
        />
      )}
      <QueryView
        plain
        query={list}
        loading={
          <Skeleton label={t('trail.wait')}>
            <SkeletonText lines={3} />
          </Skeleton>
        }
        failed={t('trail.failed')}
      >
        {() => (
          <>
            <TrailRows trails={trails} adding={adding} />
            {list.hasNextPage && (
              <MorePages
                list={list}
                shown={trails.length}
                label={t('trail.older')}
                progress={t('trail.shown', { count: trails.length })}
                failed={t('trail.olderFailed')}
              />
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}

/** `adding` is the one that the server does not have yet. */
interface TrailRowsProps {
  readonly trails: readonly Trail[];
  readonly adding: TrailEntry | null;
}

/** The entries of a history: what was noted, by whom and when. */
function TrailRows({ trails, adding }: TrailRowsProps) {
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
