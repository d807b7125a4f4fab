import type { BlogSummary } from 'shared-contracts/calls/content';
import { dayText } from 'shared-contracts/domain/units';
import { useHost, useTexts } from 'shared-contracts/host';
import { INTL_LOCALES, type Locale } from 'shared-contracts/i18n/i18n';
import { texts } from '../texts.ts';
import './byline.css';

/** When a post came out, how long it takes to read, and its language where that is not the page's. */
export function Byline({ post }: { post: BlogSummary }) {
  const { locale } = useHost();
  const text = useTexts(texts);
  return (
    <p className="ct-byline">
      <time dateTime={post.published_on}>{dayText(post.published_on, INTL_LOCALES[locale])}</time>
      <span>{text('blog.readingTime', { count: post.reading_minutes })}</span>
      {post.language !== undefined && post.language !== locale && (
        <span>{languageName(post.language, locale)}</span>
      )}
    </p>
  );
}

/** A language in the words of the reader: 'Marathi', 'मराठी'. */
function languageName(language: string, locale: Locale): string | undefined {
  return new Intl.DisplayNames(INTL_LOCALES[locale], { type: 'language' }).of(language);
}
