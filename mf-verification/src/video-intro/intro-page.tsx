import { useState } from 'react';
import { QueryView } from 'shared-contracts/behaviour/query-view';
import { useBack } from 'shared-contracts/behaviour/use-back';
import type { OwnVideoIntro } from 'shared-contracts/calls/verification';
import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { BackButton, LongWait, Page, PageHeader, Skeleton } from 'shared-contracts/ui/core';
import { VisuallyHidden } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/verification.ts';
import { introTexts } from '../locales/en/video-intro.ts';
import { CameraStep } from './camera/camera-step.tsx';
import { HomeStep } from './home-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { useOwnIntro } from './use-own-intro.ts';
import './video-intro.css';

/** /upload/intro: one's own video introduction, recorded here or chosen. */
export function IntroPage() {
  const t = useTexts(introTexts);
  const phrase = useTexts(phrases);
  const back = useBack(routes.profiles.href());
  const intro = useOwnIntro();
  return (
    <Page width="form">
      <PageHeader
        back={
          <BackButton label={phrase('action.back')} href={routes.profiles.href()} onBack={back} />
        }
        title={t('title')}
        text={t('intro')}
      />
      <QueryView query={intro} loading={<IntroSkeleton />} failed={t('failed')}>
        {({ data }) => <Steps intro={data} />}
      </QueryView>
    </Page>
  );
}

type Step =
  | { readonly at: 'home' | 'camera' }
  | { readonly at: 'review'; readonly file: File; readonly isRecorded: boolean };

function Steps({ intro }: { readonly intro: OwnVideoIntro['data'] }) {
  const t = useTexts(introTexts);
  const [step, setStep] = useState<Step>({ at: 'home' });
  const [news, setNews] = useState('');
  const toHome = (said = '') => {
    setNews(said);
    setStep({ at: 'home' });
  };
  const toCamera = () => setStep({ at: 'camera' });
  const toReview = (isRecorded: boolean) => (file: File) => {
    setNews('');
    setStep({ at: 'review', file, isRecorded });
  };
  return (
    <>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      {step.at === 'home' && (
        <HomeStep
          intro={intro}
          onRecord={toCamera}
          onChosen={toReview(false)}
          onRemoved={() => toHome(t('home.removed'))}
        />
      )}
      {step.at === 'camera' && (
        <CameraStep
          onRecorded={toReview(true)}
          onChosen={toReview(false)}
          onCancel={() => toHome()}
        />
      )}
      {step.at === 'review' && (
        <ReviewStep
          key={`${step.file.name}-${step.file.lastModified}`}
          file={step.file}
          isRecorded={step.isRecorded}
          onAgain={toCamera}
          onChosen={toReview(false)}
          onDropped={() => toHome()}
          onSent={() => toHome(t('send.done'))}
        />
      )}
    </>
  );
}

function IntroSkeleton() {
  const t = useTexts(introTexts);
  const common = useTexts(texts);
  return (
    <div>
      <Skeleton label={t('wait')}>
        <span className="sp-skeleton vf-skeleton__video" />
      </Skeleton>
      <LongWait>{common('wait.long')}</LongWait>
    </div>
  );
}
