import { QueryView } from 'shared-contracts/behaviour/query-view';
import { useViewStart } from 'shared-contracts/behaviour/use-view-start';
import { getDraft, remainingFields } from 'shared-contracts/calls/own-profile';
import { myProfile, profileCompletion, type OwnProfile } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import { describeError, useHost, useSession, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { useQuery } from 'shared-contracts/query';
import { useNavigationType, useSearchParams } from 'shared-contracts/router';
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
import { editingTexts, firstTexts } from '../locales/en/editing.ts';
import { firstHref, firstStepIn, type FirstStep } from '../people/guide-steps.ts';
import { ModerationNote } from '../people/moderation-note.tsx';
import { DRAFT } from './draft/profile-draft.ts';
import { useEditStore } from './draft/use-edits.ts';
import { EditForm, type EditFormProps } from './edit-form.tsx';
import { EditSkeleton } from './edit-skeleton.tsx';
import { FIRST_FACTS } from './first-profile/first-fields.ts';
import { FirstProfile } from './first-profile/first-profile.tsx';
import { whoseProfile } from './first-profile/whose-profile.ts';
import './editing.css';
import { ownProfileHref } from './own-profile-href.ts';
import { ProfileScore } from './steps/profile-score.tsx';
import { namesNoStep } from './steps/step-address.ts';
import { useBackOut } from './steps/use-back-out.ts';
import { STEP_TITLE_ID } from './use-edit-form.ts';

/** /info: one's own profile in five steps, `?go=N` from 0; `?first=N` from 1 is the guide through a first profile. */
export function EditPage() {
  const t = useTexts(editingTexts);
  const firstText = useTexts(firstTexts);
  const phrase = useTexts(phrases);
  const { query } = useHost();
  const userId = useSession()?.userId;
  const back = useBackOut(routes.profiles.href());
  const own = useQuery(query(myProfile, {}));
  const store = useEditStore();
  const draft = useDraftOfBefore();
  const [search] = useSearchParams();
  const first = firstStepIn(search);
  // The guide, its steps and the whole form are one page by their path.
  const isBack = useNavigationType() === 'POP';
  useViewStart(first ?? 'whole', { title: STEP_TITLE_ID, isBack });
  const missing = useQuery({ ...query(remainingFields, {}), enabled: own.isSuccess });
  const completion = useQuery(query(profileCompletion, {}));

  if (describeError(own.error).status === 404 && own.data === undefined) return <NoProfile />;
  return (
    <Page>
      <div className={first === null ? 'pf-edit' : 'pf-edit pf-edit--guide'}>
        <PageHeader
          back={
            <BackButton label={phrase('action.back')} href={routes.profiles.href()} onBack={back} />
          }
          title={first === null ? t('edit.title') : guideTitle(firstText, own.data?.data)}
          text={first === null && <span className="pf-edit__intro">{t('edit.intro')}</span>}
          actions={
            first === null &&
            userId !== undefined && <Way of={own.data?.data} isPending={own.isPending} />
          }
        />
        {first === null && namesNoStep(search) && <Banner>{t('edit.noStep')}</Banner>}
        {own.data && <ModerationNote profile={own.data.data} />}
        {first === null && own.isPending && (
          <span className="sp-skeleton pf-edit__skeleton-score" aria-hidden="true" />
        )}
        {own.data && first === null && <ProfileScore completion={completion.data?.data} />}
        <QueryView query={own} loading={<EditSkeleton />} failed={t('edit.failed')}>
          {({ data }) =>
            draft.isPending ? (
              <EditSkeleton />
            ) : (
              <Form
                first={first}
                store={store}
                profile={data}
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
            )
          }
        </QueryView>
      </div>
    </Page>
  );
}

type FirstText = ReturnType<typeof useTexts<(typeof firstTexts)['en']>>;

/** The guide's title: the person's name, or 'Your profile' where members write their own. */
function guideTitle(t: FirstText, profile: OwnProfile | undefined): string {
  if (profile === undefined) return t('first.title.unknown');
  if (whoseProfile(profile.made_for) === 'self') return t('first.title.self');
  return t('first.title.named', { name: profile.name });
}

function Form({ first, ...props }: EditFormProps & { readonly first: FirstStep | null }) {
  return first === null ? <EditForm {...props} /> : <FirstProfile {...props} step={first} />;
}

/** Link to the own profile; an empty one gets the guide first. */
function Way({ of: profile, isPending }: { of: OwnProfile | undefined; isPending: boolean }) {
  const t = useTexts(editingTexts);
  // Its place is kept: the title must not move when it comes.
  if (isPending) return <span className="sp-skeleton pf-edit__skeleton-way" aria-hidden="true" />;
  if (profile === undefined) return null;
  const isNew = isUntouched(profile);
  return (
    <ButtonLink size="small" href={isNew ? firstHref('who') : ownProfileHref(profile)}>
      {t(isNew ? 'edit.first' : 'edit.see')}
    </ButtonLink>
  );
}

function isUntouched(profile: OwnProfile): boolean {
  return ['birthname' as const, ...FIRST_FACTS].every((field) => profile[field] === null);
}

/** Fetched with every visit, and not kept: an old copy must never fill the form. */
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
function NoProfile() {
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
