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

/** Latin: a letter each of first and last word. Devanagari: one letter, conjuncts kept whole. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = letterOf(words[0]);
  return words.length > 1 && /^\p{Script=Latin}/u.test(first)
    ? first + letterOf(words.at(-1))
    : first;
}

const letterOf = (word = '') => word.match(/^\P{M}(?:\u094d\P{M})*/u)?.[0] ?? '';
