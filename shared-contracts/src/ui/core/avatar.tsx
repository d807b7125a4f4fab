/** Props of a round picture of a person. */
export interface AvatarProps {
  /** Whose it is; the first letters stand in when there is no picture. */
  name: string;
  src?: string | null | undefined;
  /** 32, 40 or 64 px; default medium. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Words for screen readers; without them it is decoration beside a written name. */
  label?: string | undefined;
}

/** A round picture or initials. */
export function Avatar({ name, src, size = 'medium', label }: AvatarProps) {
  const className = `sp-avatar sp-avatar--${size}`;
  if (src) return <img className={className} src={src} alt={label ?? ''} decoding="async" />;
  return (
    <span className={className} role={label ? 'img' : undefined} aria-label={label}>
      <span aria-hidden="true">{initials(name)}</span>
    </span>
  );
}

/** One letter each of first and last word; a Devanagari letter keeps its vowel sign. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => word?.match(/^\P{M}\p{M}*/u)?.[0] ?? '').join('');
}
