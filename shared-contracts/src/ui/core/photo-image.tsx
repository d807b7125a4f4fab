import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';

/** One photo; width and height in px keep its place free before it arrives. */
export interface Photo {
  src: string;
  alt: string;
  srcSet?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
}

export interface PhotoImageProps {
  photo: Photo;
  /** Stands where the photo does not arrive; without it the browser shows the photo's words. */
  placeholder?: ReactNode;
  /** Loads at once and with high priority: only for what the first screen shows. */
  eager?: boolean | undefined;
  sizes?: string | undefined;
}

/** A photo, or the placeholder when it cannot be loaded: never the browser's torn picture. */
export function PhotoImage({ photo, placeholder, eager, sizes }: PhotoImageProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const { src } = photo;
  // A photo of the server's HTML may have failed before anybody listened.
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailed(src);
    },
    [src],
  );
  if (failed === src && placeholder) return placeholder;
  return (
    <img
      {...photo}
      ref={look}
      sizes={sizes}
      decoding="async"
      draggable={false}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      onError={() => setFailed(src)}
    />
  );
}
