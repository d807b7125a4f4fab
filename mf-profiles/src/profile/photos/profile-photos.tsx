import { useRef, useState } from 'react';
import type { Pic } from 'shared-contracts/calls/profiles';
import type { PhotoAudience } from 'shared-contracts/domain/photo-audience';
import { PROFILE_SIZES } from 'shared-contracts/domain/photo-files';
import type { Gender } from 'shared-contracts/domain/profile';
import { useTexts } from 'shared-contracts/host';
import { Carousel, IconPlay } from 'shared-contracts/ui/core';
import { texts } from '../../locales/en/listing.ts';
import { profileTexts } from '../../locales/en/profile.ts';
import { NoPhoto } from '../../people/no-photo.tsx';
import { photosOf } from '../../people/photos.ts';
import { IntroVideo } from '../video/intro-video.tsx';
import { PhotoViewer } from './photo-viewer.tsx';

interface ProfilePhotosProps {
  readonly name: string;
  readonly gender: Gender;
  readonly pics: readonly Pic[];
  readonly primary?: string | null;
  /** Address of the video introduction; null or empty where there is none. */
  readonly video?: string | null;
  /** The video was watched, to its half at least. */
  readonly onWatched?: (() => void) | undefined;
  /** For whom the photos are that the viewer may not see. */
  readonly photoFor?: PhotoAudience | null | undefined;
  /** Nothing of a photo is cut off: the visitors' mark is in its lower corner. */
  readonly whole?: boolean;
}

/** The photos of a profile, the primary one first, each full screen on demand; or a drawing where there are none. The video is the last tile of the row. */
export function ProfilePhotos(props: ProfilePhotosProps) {
  const { name, gender, pics, primary = null, photoFor = null, video = null, onWatched } = props;
  const { whole = false } = props;
  const hasVideo = video !== null && video !== '';
  const tile = useRef<HTMLDivElement>(null);
  const t = useTexts(texts);
  const own = useTexts(profileTexts);
  const [opened, setOpened] = useState<number | null>(null);
  const photos = photosOf(pics, primary, (n) => t('card.photoOf', { n, of: pics.length, name }));
  const placeholder = <NoPhoto gender={gender} photoFor={photoFor} />;
  const none = photoFor === null ? 'card.noPhoto' : 'card.withheld';
  const label = pics.length === 0 ? none : 'card.photos';
  return (
    <div className="pf-slider">
      <Carousel
        className={whole ? 'pf-photos pf-photos--whole' : 'pf-photos'}
        eager
        label={t(label, { name })}
        photos={photos}
        labels={{
          previous: t('card.previous'),
          next: t('card.next'),
          position: (n, of) => t('card.position', { n, of }),
        }}
        placeholder={placeholder}
        sizes={PROFILE_SIZES}
        onOpen={setOpened}
        openLabel={own('view.fullScreen')}
        more={
          hasVideo && (
            <div ref={tile} className="pf-slider__video">
              <IntroVideo
                name={name}
                address={video}
                poster={photos[0]?.src ?? null}
                onWatched={onWatched}
              />
            </div>
          )
        }
      />
      {hasVideo && (
        <button
          type="button"
          className="pf-slider__to-video"
          aria-label={own('view.video')}
          onClick={() => tile.current?.scrollIntoView({ block: 'nearest', inline: 'start' })}
        >
          <IconPlay />
          <span>{own('view.videoShort')}</span>
        </button>
      )}
      <PhotoViewer
        title={t('card.photos', { name })}
        photos={photos}
        placeholder={placeholder}
        opened={opened}
        onClose={() => setOpened(null)}
      />
    </div>
  );
}
