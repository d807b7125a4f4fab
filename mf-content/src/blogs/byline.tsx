import type { BlogSummary } from 'shared-contracts/calls/content';
import { dayText } from 'shared-contracts/domain/units';
import { useHost, useTexts } from 'shared-contracts/host';
import { texts } from '../texts.ts';
import './byline.css';

/** When a post came out and how long it takes to read. */
export function Byline({ post }: { post: BlogSummary }) {
  const { locale } = useHost();
  const text = useTexts(texts);
  return (
    <p className="ct-byline">
      <time dateTime={post.published_on}>{dayText(post.published_on, `${locale}-IN`)}</time>
      <span>{text('blog.readingTime', { count: post.reading_minutes })}</span>
    </p>
  );
}
