import { useRef, useState, type CSSProperties } from 'react';
import type { Elements } from 'shared-contracts/ui/core';
import { useGestures } from './use-gestures.ts';
import type { Look } from './use-looks.ts';

interface PictureFrameProps {
  readonly url: string;
  readonly alt: string;
  /** Names the place that scrolls. */
  readonly label: string;
  readonly look: Look;
  readonly onZoom: (factor: number) => void;
  /** Lies over the picture and turns with it. */
  readonly children?: Elements;
}

/** A picture as large as its frame allows, larger by its look, turned by quarters; what does not fit scrolls. */
export function PictureFrame({ url, alt, label, look, onZoom, children }: PictureFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useState(1.5);
  useGestures(frame, onZoom);
  const isAcross = look.turn % 2 === 1;
  const style: CSSProperties & Record<`--${string}`, number> = {
    '--zoom': look.zoom,
    '--ratio': isAcross ? 1 / ratio : ratio,
  };
  return (
    <div ref={frame} className="st-frame" role="group" aria-label={label} tabIndex={0}>
      <div className="st-frame__sheet" style={style}>
        <div
          className="st-frame__turned"
          style={{
            width: isAcross ? `${ratio * 100}%` : '100%',
            aspectRatio: ratio,
            transform: `translate(-50%, -50%) rotate(${look.turn * 90}deg)`,
          }}
        >
          <img
            src={url}
            alt={alt}
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setRatio(naturalWidth / naturalHeight || 1)
            }
          />
          {children}
        </div>
      </div>
    </div>
  );
}
