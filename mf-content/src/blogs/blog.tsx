import { QueryView } from 'shared-contracts/behaviour/query-view';
import { useBack } from 'shared-contracts/behaviour/use-back';
import type { CallReply } from 'shared-contracts/calls/call';
import { getBlog, listBlogs } from 'shared-contracts/calls/content';
import { keyOf } from 'shared-contracts/calls/query';
import { describeError, usePageTitle, useTexts, useMessages, useHost } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { useQuery, useQueryClient } from 'shared-contracts/query';
import { useParams } from 'shared-contracts/router';
import { BackButton, Page, ButtonLink, Notice404 } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/content.ts';
import { BlogArticle } from './blog-article.tsx';
import { BlogSkeleton } from './blog-skeleton.tsx';
import { Neighbours } from './neighbours.tsx';

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

/** The address names no post: the picture, what happened, and the way to the others. */
function BlogMissing() {
  const text = useTexts(texts);
  const message = useMessages();
  return (
    <Page>
      <Notice404
        label={text('blog.missingPicture')}
        title={message('blog.notFound')}
        action={
          <ButtonLink variant="primary" href={routes.blogs.href()}>
            {text('blog.all')}
          </ButtonLink>
        }
      >
        {text('blog.missingText')}
      </Notice404>
    </Page>
  );
}

type ListReply = CallReply<typeof listBlogs>;
type BlogReply = CallReply<typeof getBlog>;

/** One post; who comes from the list sees title and picture at once (`isPlaceholderData`, content still empty). */
function useBlog(id: string) {
  const { query } = useHost();
  const cache = useQueryClient();
  return useQuery({
    ...query(getBlog, { params: { id } }),
    placeholderData: (): BlogReply | undefined => {
      const list = cache.getQueryData<ListReply>(keyOf(listBlogs, {}));
      const summary = list?.data.data.find((post) => post.id === id);
      return summary && { data: { ...summary, content: '' } };
    },
  });
}
