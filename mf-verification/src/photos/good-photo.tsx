import { useTexts } from 'shared-contracts/host';
import { Disclosure, EmptyState } from 'shared-contracts/ui/core';
import { photoTexts } from '../locales/en/photos.ts';
import { PhotosDrawing } from './photos-drawing.tsx';

const POINTS = ['good.face', 'good.alone', 'good.whole', 'good.recent', 'good.private'] as const;

/** What makes a good photo, folded away beside photos that are there. */
export function GoodPhoto() {
  const t = useTexts(photoTexts);
  return (
    <Disclosure summary={t('good.title')}>
      <Points />
    </Disclosure>
  );
}

/** Nothing yet: what to do, and what makes a good photo. */
export function NoPhotos() {
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
