import { QueryView } from 'shared-contracts/behaviour/query-view';
import { useBack } from 'shared-contracts/behaviour/use-back';
import { describeError, usePageTitle, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { useParams } from 'shared-contracts/router';
import { BackButton, Page } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/content.ts';
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
  return (
    <Page>
      <div className="ct-column">
        <BackButton label={phrase('action.back')} href={routes.blogs.href()} onBack={back} />
        <QueryView query={blog} loading={<BlogSkeleton />} failed={text('blog.failed')} level={1}>
          {({ data: post }) => (
            <>
              <BlogArticle post={post} complete={!blog.isPlaceholderData} />
              {!blog.isPlaceholderData && <Neighbours id={post.id} />}
            </>
          )}
        </QueryView>
      </div>
    </Page>
  );
}
