import { LoadFailed } from 'shared-contracts/behaviour/load-failed';
import { getDraft, remainingFields } from 'shared-contracts/calls/own-profile';
import { myProfile, profileCompletion } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import { describeError, useHost, useSession, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/i18n/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { useQuery } from 'shared-contracts/query';
import {
  BackButton,
  Banner,
  Button,
  ButtonLink,
  EmptyState,
  NotFoundDrawing,
  Page,
  PageHeader,
} from 'shared-contracts/ui/core';
import { ModerationNote } from '../people/moderation-note.tsx';
import { DRAFT } from './draft/profile-draft.ts';
import { EditForm } from './edit-form.tsx';
import { EditSkeleton } from './edit-skeleton.tsx';
import { editingTexts } from './editing-texts.ts';
import './editing.css';
import { ProfileScore } from './steps/profile-score.tsx';
import { useBackOut } from './steps/use-back-out.ts';

/** /info: one's own profile in five steps, `?go=N` from 0. */
export function EditPage() {
  const t = useTexts(editingTexts);
  const phrase = useTexts(phrases);
  const { query } = useHost();
  const userId = useSession()?.userId;
  const back = useBackOut(routes.profiles.href());
  const own = useQuery(query(myProfile, {}));
  const draft = useDraftOfBefore();
  const missing = useQuery({ ...query(remainingFields, {}), enabled: own.isSuccess });
  const completion = useQuery(query(profileCompletion, {}));

  if (describeError(own.error).status === 404 && own.data === undefined) return <Nobody />;
  const isWaiting = own.isPending || draft.isPending;
  return (
    <Page>
      <div className="pf-edit">
        <PageHeader
          back={
            <BackButton label={phrase('action.back')} href={routes.profiles.href()} onBack={back} />
          }
          title={t('edit.title')}
          text={t('edit.intro')}
          actions={
            userId !== undefined && (
              <ButtonLink size="small" href={routes.profile.href({ userId })}>
                {t('edit.see')}
              </ButtonLink>
            )
          }
        />
        {own.data && <ModerationNote profile={own.data.data} />}
        {own.data && <ProfileScore completion={completion.data?.data} />}
        {own.data === undefined && own.isError ? (
          <LoadFailed
            title={t('edit.failed')}
            error={own.error}
            retrying={own.isFetching}
            onRetry={() => void own.refetch()}
          />
        ) : isWaiting || own.data === undefined ? (
          <EditSkeleton />
        ) : (
          <EditForm
            profile={own.data.data}
            draft={draft.data?.data}
            missing={missing.data?.remaining_personal}
            notice={
              draft.isError && (
                <Banner
                  kind="warning"
                  action={
                    <Button
                      size="small"
                      loading={draft.isFetching}
                      onClick={() => void draft.refetch()}
                    >
                      {phrase('action.retry')}
                    </Button>
                  }
                >
                  {t('draft.failed')}
                </Banner>
              )
            }
          />
        )}
      </div>
    </Page>
  );
}

/** Asked for with every visit, and not kept: an old copy must never fill the form. */
function useDraftOfBefore() {
  const { query } = useHost();
  return useQuery({
    ...query(getDraft, { params: DRAFT }),
    queryKey: [...keyOf(getDraft, { params: DRAFT }), 'form'],
    gcTime: 0,
    staleTime: Infinity,
  });
}

/** An account of the desk may have no profile. */
function Nobody() {
  const t = useTexts(editingTexts);
  return (
    <Page>
      <EmptyState
        level={1}
        title={t('edit.nobodyTitle')}
        drawing={<NotFoundDrawing />}
        action={
          <ButtonLink variant="primary" href={routes.profiles.href()}>
            {t('edit.toProfiles')}
          </ButtonLink>
        }
      >
        {t('edit.nobodyText')}
      </EmptyState>
    </Page>
  );
}
