import { useState } from 'react';
import { useChoice } from 'shared-contracts/behaviour/use-choice';
import { setPhotoPrivacy, type OwnPic } from 'shared-contracts/calls/pictures';
import { myProfile } from 'shared-contracts/calls/profiles';
import { PHOTO_AUDIENCES, type PhotoAudience } from 'shared-contracts/domain/photo-audience';
import { photoFiles } from 'shared-contracts/domain/photo-files';
import { useHost, useTexts } from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';
import { PhotoImage, Silhouette, VisuallyHidden } from 'shared-contracts/ui/core';
import { photoTexts } from '../locales/en/photos.ts';
import { useOwnPicsCache } from './own-pics-cache.ts';

interface PhotoPrivacyProps {
  readonly audience: PhotoAudience;
  /** The photo that stands for the member; undefined without one. */
  readonly first: OwnPic | undefined;
}

/** Four audiences that hold at once, and what each of them sees. */
export function PhotoPrivacy({ audience, first }: PhotoPrivacyProps) {
  const t = useTexts(photoTexts);
  const { send } = useHost();
  const cache = useOwnPicsCache();
  const [isSaved, setSaved] = useState(false);
  const { busy, chosen, choose } = useChoice(audience, {
    scope: 'own-pics',
    act: (privacy: PhotoAudience) => send(setPhotoPrivacy, { body: { privacy } }),
    onDone(reply) {
      cache.put(reply);
      cache.refreshProfile();
      setSaved(true);
    },
    onFailed: () => cache.refreshProfile(),
  });
  return (
    <section className="sp-surface vf-privacy" aria-labelledby="photo-privacy">
      <h2 id="photo-privacy">{t('privacy.title')}</h2>
      <p className="sp-muted">{t('privacy.intro')}</p>
      <fieldset className="vf-privacy__choices">
        <legend>
          <VisuallyHidden>{t('privacy.title')}</VisuallyHidden>
        </legend>
        {PHOTO_AUDIENCES.map((one) => (
          <label key={one} className="sp-check vf-privacy__choice">
            <input
              type="radio"
              name="photo-privacy"
              checked={one === chosen}
              aria-describedby={`photo-privacy-${one}`}
              onChange={() => choose(one)}
            />
            <span>
              <span>{t(`privacy.${one}`)}</span>
              <small id={`photo-privacy-${one}`} className="sp-muted">
                {t(`privacy.${one}Help`)}
              </small>
            </span>
          </label>
        ))}
      </fieldset>
      <p className="vf-privacy__saved" role="status">
        {isSaved && !busy && t('privacy.saved', { audience: t(`privacy.${audience}`) })}
      </p>
      {first && <Preview audience={chosen} pic={first} />}
    </section>
  );
}

/** What a visitor, a member, a verified member and a match see. */
function Preview({ audience, pic }: { readonly audience: PhotoAudience; readonly pic: OwnPic }) {
  const t = useTexts(photoTexts);
  const { query } = useHost();
  const gender = useQuery(query(myProfile, {})).data?.data.gender ?? 'female';
  const narrowness = PHOTO_AUDIENCES.indexOf(audience);
  return (
    <>
      <h3>{t('preview.title')}</h3>
      <ul className="vf-preview">
        {PHOTO_AUDIENCES.map((viewer, index) => {
          const isSeen = index >= narrowness && (pic.state ?? 'shown') === 'shown';
          const isMarked = isSeen && viewer === 'everyone';
          const sees = isMarked ? 'preview.seesMarked' : 'preview.sees';
          return (
            <li key={viewer}>
              <span className="vf-preview__face">
                {isSeen ? (
                  <PhotoImage photo={{ ...photoFiles(pic), alt: '' }} sizes="120px" />
                ) : (
                  <Silhouette gender={gender} />
                )}
              </span>
              <strong>{t(`preview.${viewer}`)}</strong>
              <span className="sp-muted">{t(isSeen ? sees : 'preview.seesNot')}</span>
              {!isSeen && <span className="vf-preview__for">{t(`for.${audience}`)}</span>}
            </li>
          );
        })}
      </ul>
    </>
  );
}
