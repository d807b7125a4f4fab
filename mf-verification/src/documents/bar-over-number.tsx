import { useTexts } from 'shared-contracts/host';
import { Button, CheckboxField } from 'shared-contracts/ui/core';
import { documentTexts } from '../locales/en/documents.ts';
import type { ChosenPage } from './chosen-page.ts';
import { FrameOnPicture } from './frame-on-picture.tsx';
import type { Picture } from './picture/picture.ts';
import { NUMBER_GUESS } from './picture/rect.ts';

interface BarOverNumberProps {
  readonly page: ChosenPage;
  readonly picture: Picture;
  readonly alt: string;
  readonly n: number;
  readonly isSubmitted: boolean;
  readonly isLocked: boolean;
  /** The picture is being turned or cropped, and not yet to be judged. */
  readonly isDrawn: boolean;
  readonly onChange: (by: Partial<ChosenPage>) => void;
}

/** Only the owner knows where the number is: the bar is a guess until it is confirmed. */
export function BarOverNumber(props: BarOverNumberProps) {
  const { page, picture, alt, n, isSubmitted, isLocked, isDrawn, onChange } = props;
  const t = useTexts(documentTexts);
  const { bar } = page;
  if (bar === null) {
    return (
      <>
        <div className="vf-picture">
          <img src={picture.url} alt={alt} width={picture.width} height={picture.height} />
        </div>
        <p className="sp-muted">{t('bar.isNone')}</p>
        {!isLocked && (
          <Button
            size="small"
            onClick={() => onChange({ bar: NUMBER_GUESS, isBarConfirmed: false })}
          >
            {t('bar.back')}
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      <FrameOnPicture
        picture={picture}
        alt={alt}
        look="bar"
        rect={bar}
        label={t('bar.label', { n })}
        onChange={(rect) => {
          if (!isLocked) onChange({ bar: rect, isBarConfirmed: false });
        }}
      />
      <p className="sp-muted">{t('bar.help')}</p>
      <CheckboxField
        label={t('bar.confirm')}
        checked={page.isBarConfirmed}
        disabled={isLocked || isDrawn}
        error={isSubmitted ? t('bar.missing') : undefined}
        onChange={(event) => onChange({ isBarConfirmed: event.target.checked })}
      />
      {!isLocked && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => onChange({ bar: null, isBarConfirmed: true })}
        >
          {t('bar.none')}
        </Button>
      )}
    </>
  );
}
