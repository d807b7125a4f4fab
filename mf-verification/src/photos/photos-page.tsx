import { useState } from 'react';
import { QueryView } from 'shared-contracts/behaviour/query-view';
import { useBack } from 'shared-contracts/behaviour/use-back';
import { listPics, PHOTOS_MOST, type OwnPics } from 'shared-contracts/calls/pictures';
import { useHost, useLeaveGuard, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { useQuery } from 'shared-contracts/query';
import { useSearchParams } from 'shared-contracts/router';
import {
  ActionBar,
  BackButton,
  ButtonLink,
  Page,
  PageHeader,
  VisuallyHidden,
  Disclosure,
  EmptyState,
  LongWait,
  Skeleton,
} from 'shared-contracts/ui/core';
import { photoTexts } from '../locales/en/photos.ts';
import { texts } from '../locales/en/verification.ts';
import { AddPhotos } from './add-photos.tsx';
import { useOwnPicsCache } from './own-pics-cache.ts';
import { PhotoBoard } from './photo-board.tsx';
import { PhotoPrivacy } from './photo-privacy.tsx';
import { PhotosDrawing } from './photos-drawing.tsx';
import './photos.css';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

/** /upload/pics: one's own photos; `?first=N` names the step of the guide through a first profile that comes next. */
export function PhotosPage() {
  const t = useTexts(photoTexts);
  const phrase = useTexts(phrases);
  const { query } = useHost();
  const back = useBack(routes.profiles.href());
  const pics = useQuery(query(listPics, {}));
  return (
    <Page>
      <PageHeader
        back={
          <BackButton label={phrase('action.back')} href={routes.profiles.href()} onBack={back} />
        }
        title={t('title')}
        text={t('intro')}
      />
      <QueryView query={pics} loading={<PhotosSkeleton />} failed={t('failed')}>
        {(own) => <Photos own={own} />}
      </QueryView>
    </Page>
  );
}

/** The next step for members who came from the guide, in place of the main tabs. */
function GuideBar({ hasPhotos }: { readonly hasPhotos: boolean }) {
  const t = useTexts(photoTexts);
  const [search] = useSearchParams();
  const first = search.get('first') ?? '';
  if (!/^[1-9]$/.test(first)) return null;
  return (
    <div className="vf-guide">
      <ActionBar label={t('guide.bar')}>
        <ButtonLink variant={hasPhotos ? 'primary' : 'quiet'} href={routes.info.href({ first })}>
          {t(hasPhotos ? 'guide.next' : 'guide.later')}
        </ButtonLink>
      </ActionBar>
    </div>
  );
}

function Photos({ own }: { readonly own: OwnPics }) {
  const t = useTexts(photoTexts);
  const cache = useOwnPicsCache();
  const [news, setNews] = useState('');
  const { uploads, isBusy, ...uploading } = useUploads((pic, name) => {
    cache.add(pic);
    cache.refreshProfile();
    setNews(t('add.done', { name }));
  });
  useLeaveGuard(isBusy);
  const { data: pics, audience = 'everyone' } = own;
  const under = uploads.filter(({ state }) => state !== 'failed').length;
  const room = PHOTOS_MOST - pics.length - under;
  // Nothing moves when the first photo arrives.
  const [isFirst] = useState(pics.length === 0);
  const privacy = <PhotoPrivacy audience={audience} first={pics[0]} />;
  return (
    <div className="vf-photos-page">
      {/* Who sees a photo is settled before the first one is chosen. */}
      {isFirst && privacy}
      <AddPhotos
        room={room}
        onFiles={(files) => {
          if (files.length === 0) return;
          uploading.add(files, room);
          setNews(t('add.begun', { count: files.length }));
        }}
      />
      <UploadList uploads={uploads} onCancel={uploading.cancel} onRetry={uploading.retry} />
      {pics.length === 0 ? <NoPhotos /> : <PhotoBoard saved={pics} />}
      <p className="sp-muted">{t('count', { count: pics.length, most: PHOTOS_MOST })}</p>
      {pics.length > 0 && <GoodPhoto />}
      {!isFirst && privacy}
      <GuideBar hasPhotos={pics.length > 0} />
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </div>
  );
}

const POINTS = ['good.face', 'good.alone', 'good.whole', 'good.recent', 'good.private'] as const;

/** What makes a good photo, folded away beside photos that are there. */
function GoodPhoto() {
  const t = useTexts(photoTexts);
  return (
    <Disclosure summary={t('good.title')}>
      <Points />
    </Disclosure>
  );
}

/** Nothing yet: what to do, and what makes a good photo. */
function NoPhotos() {
  const t = useTexts(photoTexts);
  return (
    <>
      <EmptyState title={t('empty.title')} drawing={<PhotosDrawing />}>
        {t('empty.text')}
      </EmptyState>
      <section className="sp-surface" aria-labelledby="good-photo">
        <h2 id="good-photo">{t('good.title')}</h2>
        <Points />
      </section>
    </>
  );
}

function Points() {
  const t = useTexts(photoTexts);
  return (
    <ul className="vf-points">
      {POINTS.map((point) => (
        <li key={point}>{t(point)}</li>
      ))}
    </ul>
  );
}

/** Photos to come, in their own shape; and a word after 10 s. */
function PhotosSkeleton() {
  const t = useTexts(photoTexts);
  const common = useTexts(texts);
  return (
    <div>
      <Skeleton label={t('wait')}>
        <div className="vf-photos">
          {[0, 1, 2, 3].map((n) => (
            <span key={n} className="sp-skeleton vf-skeleton__photo" />
          ))}
        </div>
      </Skeleton>
      <LongWait>{common('wait.long')}</LongWait>
    </div>
  );
}
