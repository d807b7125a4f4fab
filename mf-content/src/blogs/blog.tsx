import { LoadFailed } from 'shared-contracts/behaviour/load-failed';
import { useBack } from 'shared-contracts/behaviour/use-back';
import { describeError, usePageTitle, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/i18n/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { useParams } from 'shared-contracts/router';
import { BackButton, Page } from 'shared-contracts/ui/core';
import { texts } from '../texts.ts';
import { BlogArticle } from './blog-article.tsx';
import { BlogMissing } from './blog-missing.tsx';
import { BlogSkeleton } from './blog-skeleton.tsx';
import { Neighbours } from './neighbours.tsx';
import { useBlog } from './use-blog.ts';

/** /blog/:id: one post to read. */
export function Blog() {
  const { id = '' } = useParams();
  const phrase = useTexts(phrases);
  const text = useTexts(texts);
  const blog = useBlog(id);
  usePageTitle(blog.data?.data.title ?? null);
  const back = useBack(routes.blogs.href());
  if (blog.isError && describeError(blog.error).status === 404) return <BlogMissing />;
  const post = blog.data?.data;
  return (
    <Page>
      <div className="ct-column">
        <BackButton label={phrase('action.back')} href={routes.blogs.href()} onBack={back} />
        {blog.isPending && <BlogSkeleton />}
        {blog.isError && !post && (
          <LoadFailed
            level={1}
            title={text('blog.failed')}
            error={blog.error}
            retrying={blog.isFetching}
            onRetry={() => void blog.refetch()}
          />
        )}
        {post && <BlogArticle post={post} complete={!blog.isPlaceholderData} />}
        {post && !blog.isPlaceholderData && <Neighbours id={post.id} />}
      </div>
    </Page>
  );
}
