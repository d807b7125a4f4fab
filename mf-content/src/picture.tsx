import { IconBook } from 'shared-contracts/ui/core';
import './picture.css';

interface PictureProps {
  /** Address of a 16:9 picture; null draws a quiet surface of the same size. */
  readonly src: string | null;
  /** True for the one picture that the first screen shows: it is fetched at once, before the others. */
  readonly first?: boolean;
}

/** A 16:9 picture of ours in a box that does not move. Decoration: the title beside it says what it is about. */
export function Picture({ src, first = false }: PictureProps) {
  return (
    <div className="ct-picture">
      {src === null ? (
        <IconBook />
      ) : (
        <img
          src={src}
          alt=""
          width={960}
          height={540}
          decoding="async"
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
        />
      )}
    </div>
  );
}
