import { useTexts } from 'shared-contracts/host';
import { texts } from '../locales/en/content.ts';
import { safePicture } from './safe-target.ts';

/** A picture inside a text, in a fixed box; one from elsewhere stays as its words. */
export function MarkdownPicture({ address, alt }: { address: string | null; alt: string }) {
  const text = useTexts(texts);
  const src = safePicture(address);
  if (src === null) return alt === '' ? null : <span>{text('picture.missing', { alt })}</span>;
  return (
    <img
      className="ct-prose__picture"
      src={src}
      alt={alt}
      width={960}
      height={540}
      loading="lazy"
      decoding="async"
    />
  );
}
