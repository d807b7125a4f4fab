import type { Blog } from 'shared-contracts/calls/content';
import { useHost } from 'shared-contracts/host';
import { ScreenTitle, SkeletonText } from 'shared-contracts/ui/core';
import { Markdown } from '../markdown/markdown.tsx';
import { Picture } from '../picture.tsx';
import { readingLanguage } from '../reading-language.ts';
import { Waiting } from '../waiting.tsx';
import { Byline } from './byline.tsx';
import { SharePost } from './share-post.tsx';
import './blog-article.css';

/** A post; `complete` is false while only what the list knew of it is here. */
export function BlogArticle({ post, complete }: { post: Blog; complete: boolean }) {
  const { locale } = useHost();
  const context = { page: locale, language: post.language };
  return (
    <article className="ct-article">
      <header className="ct-article__head">
        <ScreenTitle lang={readingLanguage(post.title, context)}>{post.title}</ScreenTitle>
        <div className="ct-article__about">
          <Byline post={post} />
          <SharePost post={post} />
        </div>
      </header>
      {post.image !== null && (
        <div className="ct-article__picture">
          <Picture src={post.image} first />
        </div>
      )}
      <p className="ct-article__lead" lang={readingLanguage(post.summary, context)}>
        {post.summary}
      </p>
      {complete ? (
        <Markdown source={post.content} language={post.language} />
      ) : (
        <Waiting>
          <SkeletonText lines={8} />
        </Waiting>
      )}
    </article>
  );
}
