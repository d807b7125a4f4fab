import type { BlogSummary } from 'shared-contracts/calls/content';
import { useHost, useTexts } from 'shared-contracts/host';
import { dayText } from 'shared-contracts/i18n/day-text';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { texts } from '../locales/en/content.ts';
import './byline.css';

/** Each language in the words of the reader. */
const IN_LANGUAGE = {
  en: 'blog.inEnglish',
  mr: 'blog.inMarathi',
  hi: 'blog.inHindi',
} as const;

/** When a post came out, how long it takes to read, and its language where that is not the page's. */
export function Byline({ post }: { post: BlogSummary }) {
  const { locale } = useHost();
  const text = useTexts(texts);
  return (
    <p className="ct-byline">
      <time dateTime={post.published_on}>{dayText(post.published_on, locale)}</time>
      <span>{text('blog.readingTime', { count: post.reading_minutes })}</span>
      {post.language !== undefined && post.language !== locale && (
        <span>{isOurs(post.language) ? text(IN_LANGUAGE[post.language]) : post.language}</span>
      )}
    </p>
  );
}

function isOurs(language: string): language is Locale {
  return language in IN_LANGUAGE;
}
