import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTexts } from 'shared-contracts/host';
import { IconButton, VisuallyHidden } from 'shared-contracts/ui/core';
import { croppingTexts } from '../locales/en/photos.ts';
import './crop-frame.css';
import { IconTurn } from './icons.tsx';
import { fractionsOf, percentOf, turnedBy, type PictureCrop } from './picture-crop.ts';

export interface CropFrameProps {
  readonly src: string;
  /** Width to height of what is kept. */
  readonly aspect: number;
  /** How it stood; null begins with the whole picture, upright. */
  readonly initial: PictureCrop | null;
  readonly onChange: (crop: PictureCrop) => void;
}

const MOST_ZOOM = 4;
/** Px that an arrow key moves the picture. */
const STEP = 8;

/** The cropper itself. */
export function CropFrame({ src, aspect, initial, onChange }: CropFrameProps) {
  const t = useTexts(croppingTexts);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState(initial?.turn ?? 0);
  const [news, setNews] = useState('');

  const rotate = (quarters: number) => {
    const next = turnedBy(turn, quarters);
    setTurn(next);
    setPlace({ x: 0, y: 0 });
    setZoom(1);
    setNews(t('turned', { degrees: next * 90 }));
  };
  return (
    <div className="vc-cropper">
      <div className="vc-frame">
        <Cropper
          image={src}
          aspect={aspect}
          crop={place}
          zoom={zoom}
          rotation={turn * 90}
          maxZoom={MOST_ZOOM}
          showGrid
          keyboardStep={STEP}
          {...(initial && { initialCroppedAreaPercentages: percentOf(initial.crop) })}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropAreaChange={(percent) => onChange({ turn, crop: fractionsOf(percent) })}
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'group', 'aria-label': t('area') }}
          // The page allows no style elements; crop-frame.css has them.
          disableAutomaticStylesInjection
        />
      </div>
      <div className="vc-tools">
        <IconButton label={t('turnLeft')} icon={<IconTurn left />} onClick={() => rotate(-1)} />
        <label className="vc-zoom">
          <span>{t('zoom')}</span>
          <input
            type="range"
            min={1}
            max={MOST_ZOOM}
            step={0.05}
            value={zoom}
            onChange={({ target }) => setZoom(Number(target.value))}
          />
        </label>
        <IconButton label={t('turnRight')} icon={<IconTurn />} onClick={() => rotate(1)} />
      </div>
      <p className="sp-muted vc-help">{t('help')}</p>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </div>
  );
}
