import type { Blog } from 'shared-contracts/calls/content';
import { ScreenTitle, SkeletonText } from 'shared-contracts/ui/core';
import { Markdown } from '../markdown/markdown.tsx';
import { Picture } from '../picture.tsx';
import { readingLanguage } from '../reading-language.ts';
import { Waiting } from '../waiting.tsx';
import { Byline } from './byline.tsx';
import './blog-article.css';

/** A post; `complete` is false while only what the list knew of it is here. */
export function BlogArticle({ post, complete }: { post: Blog; complete: boolean }) {
  return (
    <article className="ct-article">
      <header className="ct-article__head">
        <ScreenTitle lang={readingLanguage(post.title)}>{post.title}</ScreenTitle>
        <Byline post={post} />
      </header>
      {post.image !== null && (
        <div className="ct-article__picture">
          <Picture src={post.image} first />
        </div>
      )}
      <p className="ct-article__lead" lang={readingLanguage(post.summary)}>
        {post.summary}
      </p>
      {complete ? (
        <Markdown source={post.content} />
      ) : (
        <Waiting>
          <SkeletonText lines={8} />
        </Waiting>
      )}
    </article>
  );
}
