import type { BlogSummary } from 'shared-contracts/calls/content';
import { useHost } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { Anchor } from 'shared-contracts/ui/core';
import { Picture } from '../picture.tsx';
import { readingLanguage } from '../reading-language.ts';
import { Byline } from './byline.tsx';

/** One post in the list; the title is the link, and its surface is the whole card. */
export function BlogCard({ post, first }: { post: BlogSummary; first: boolean }) {
  const { locale } = useHost();
  const context = { page: locale, language: post.language };
  return (
    <article className="ct-card">
      <Picture src={post.image} first={first} />
      <div className="ct-card__words">
        <h2 className="ct-card__title">
          <Anchor className="ct-card__link" href={routes.blog.href({ id: post.id })}>
            <span lang={readingLanguage(post.title, context)}>{post.title}</span>
          </Anchor>
        </h2>
        <p className="ct-card__summary" lang={readingLanguage(post.summary, context)}>
          {post.summary}
        </p>
        <Byline post={post} />
      </div>
    </article>
  );
}
