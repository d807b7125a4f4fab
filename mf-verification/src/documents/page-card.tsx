import { useState } from 'react';
import { useTexts } from 'shared-contracts/host';
import type { UploadProgress } from 'shared-contracts/platform/uploads';
import { Banner, Button, Progress, Row } from 'shared-contracts/ui/core';
import { documentTexts } from '../locales/en/documents.ts';
import { BarOverNumber } from './bar-over-number.tsx';
import { needsBar, type ChosenPage } from './chosen-page.ts';
import { FrameOnPicture } from './frame-on-picture.tsx';
import { cropped, turned, type Picture } from './picture/picture.ts';
import { CROP_GUESS } from './picture/rect.ts';

interface PageCardProps {
  readonly page: ChosenPage;
  readonly n: number;
  readonly isNumbered: boolean;
  readonly isSending: boolean;
  readonly progress: UploadProgress | undefined;
  /** The form was sent although something is to be said here. */
  readonly isSubmitted: boolean;
  /** It is being turned or cropped. */
  readonly isDrawn: boolean;
  readonly onRedraw: (draw: (look: Picture) => Promise<Picture>) => void;
  readonly onChange: (by: Partial<ChosenPage>) => void;
  readonly onRemove: () => void;
}

/** A page as it will be sent: turn, crop, cover, remove, and what one may want to take again. */
export function PageCard(props: PageCardProps) {
  const { page, n, isNumbered, isSending, isDrawn, progress, isSubmitted } = props;
  const t = useTexts(documentTexts);
  const [crop, setCrop] = useState<typeof CROP_GUESS | null>(null);
  const { picture } = page;
  const alt = t('page.picture', { n });
  const isBarShown = isNumbered && crop === null;
  return (
    <li className="sp-surface vf-page">
      <div className="vf-page__head">
        <h3>{t('page.name', { n })}</h3>
        {!isSending && (
          <Button size="small" aria-label={t('page.removeNamed', { n })} onClick={props.onRemove}>
            {t('page.remove')}
          </Button>
        )}
      </div>
      {picture === null && (
        <p className="vf-page__pdf">{t('page.pdf', { name: page.file.name })}</p>
      )}
      {picture === null && isNumbered && <Banner kind="warning">{t('page.pdfUncovered')}</Banner>}
      {picture !== null && crop !== null && (
        <FrameOnPicture
          picture={picture}
          alt={alt}
          look="crop"
          rect={crop}
          label={t('page.frame', { n })}
          onChange={setCrop}
        />
      )}
      {picture !== null && isBarShown && (
        <BarOverNumber
          picture={picture}
          alt={alt}
          n={n}
          page={page}
          isSubmitted={isSubmitted && needsBar(page)}
          isLocked={isSending}
          isDrawn={isDrawn}
          onChange={props.onChange}
        />
      )}
      {picture !== null && crop === null && !isNumbered && (
        <div className="vf-picture">
          <img src={picture.url} alt={alt} width={picture.width} height={picture.height} />
        </div>
      )}
      {picture !== null && crop === null && picture.warnings.length > 0 && (
        <Banner kind="warning" role="status" title={t('warning.title')}>
          {[...picture.warnings.map((one) => t(`warning.${one}`)), t('warning.rest')].join(' ')}
        </Banner>
      )}
      {picture !== null && !isSending && crop === null && (
        <Row>
          <Button
            size="small"
            aria-label={t('page.turnNamed', { n })}
            onClick={() => props.onRedraw(turned)}
          >
            {t('page.turn')}
          </Button>
          <Button
            size="small"
            aria-label={t('page.cropNamed', { n })}
            loading={isDrawn}
            onClick={() => setCrop(CROP_GUESS)}
          >
            {t('page.crop')}
          </Button>
        </Row>
      )}
      {picture !== null && crop !== null && (
        <Row>
          <Button
            size="small"
            variant="primary"
            onClick={() => {
              props.onRedraw((look) => cropped(look, crop));
              setCrop(null);
            }}
          >
            {t('page.cropDone')}
          </Button>
          <Button size="small" onClick={() => setCrop(null)}>
            {t('page.cropCancel')}
          </Button>
        </Row>
      )}
      {isSending && (
        <Progress
          {...(progress === undefined ? {} : { value: progress.sent, max: progress.size })}
          label={t('page.sent', { n })}
          showLabel
        />
      )}
    </li>
  );
}
