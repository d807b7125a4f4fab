import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTexts } from 'shared-contracts/host';
import { IconButton, VisuallyHidden } from 'shared-contracts/ui/core';
import { croppingTexts } from '../locales/en/photos.ts';
import './crop-frame.css';

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

/** A quarter turn; mirrored to the left. */
function IconTurn({ left = false }: { left?: boolean }) {
  return (
    <svg className="sp-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path
        transform={left ? 'matrix(-1 0 0 1 24 0)' : undefined}
        d="M19 5v5h-5M18.5 10A7.5 7.5 0 1 0 19.5 14.5"
      />
    </svg>
  );
}

/** A part of a picture, as fractions of its width and height. */
interface CropFractions {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How a picture is turned, then cropped. */
interface PictureCrop {
  /** Quarter turns clockwise, 0 to 3. */
  readonly turn: number;
  /** Of the picture as it is turned. */
  readonly crop: CropFractions;
}

/** What the cropping library says in percent, inside of the picture. */
function fractionsOf(percent: CropFractions): CropFractions {
  const [x, width] = inside(percent.x, percent.width);
  const [y, height] = inside(percent.y, percent.height);
  return { x, y, width, height };
}

/** The same for the library. */
function percentOf({ x, y, width, height }: CropFractions): CropFractions {
  return { x: x * 100, y: y * 100, width: width * 100, height: height * 100 };
}

/** One quarter turn further; negative ones go to the left. */
function turnedBy(turn: number, quarters: number): number {
  return (((turn + quarters) % 4) + 4) % 4;
}

function inside(from: number, length: number): readonly [number, number] {
  const start = Math.min(1, Math.max(0, from / 100));
  return [start, Math.min(1 - start, length / 100)];
}
