import { LoadFailed } from 'shared-contracts/behaviour/load-failed';
import { useBack } from 'shared-contracts/behaviour/use-back';
import { listBlogs } from 'shared-contracts/calls/content';
import { useHost, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/i18n/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { useQuery } from 'shared-contracts/query';
import { BackButton, Page, PageHeader } from 'shared-contracts/ui/core';
import { texts } from '../texts.ts';
import { BlogList } from './blog-list.tsx';
import { BlogsSkeleton } from './blogs-skeleton.tsx';
import './blogs.css';

/** /blogs: all posts, newest first. */
export function Blogs() {
  const { query } = useHost();
  const phrase = useTexts(phrases);
  const text = useTexts(texts);
  const back = useBack(routes.home.href());
  const posts = useQuery(query(listBlogs, {}));
  return (
    <Page>
      <PageHeader
        title={phrase('nav.blogs')}
        text={text('blogs.intro')}
        back={<BackButton label={phrase('action.back')} href={routes.home.href()} onBack={back} />}
      />
      {posts.isPending && <BlogsSkeleton />}
      {posts.data && <BlogList posts={posts.data.data.data} />}
      {posts.isError && !posts.data && (
        <LoadFailed
          title={text('blogs.failed')}
          error={posts.error}
          retrying={posts.isFetching}
          onRetry={() => void posts.refetch()}
        />
      )}
    </Page>
  );
}
