import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { Tag } from 'shared-contracts/ui/core';

/** A text, or N/A in pale letters (section 3). */
export function Known({ value }: { value: string | null }) {
  const phrase = useTexts(phrases);
  if (value !== null && value.trim() !== '') return <span>{value}</span>;
  return <span className="sp-muted">{phrase('value.none')}</span>;
}

/** Yes in a tag, No in pale letters, so that the eye finds what is so. */
export function YesNo({ value, tone }: { value: boolean; tone: 'warning' | 'success' }) {
  const phrase = useTexts(phrases);
  if (value) return <Tag tone={tone}>{phrase('value.yes')}</Tag>;
  return <span className="sp-muted">{phrase('value.no')}</span>;
}
