import { QueryView } from 'shared-contracts/behaviour/query-view';
import { useBack } from 'shared-contracts/behaviour/use-back';
import { listBlogs } from 'shared-contracts/calls/content';
import { useHost, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { useQuery } from 'shared-contracts/query';
import { BackButton, Page, PageHeader } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/content.ts';
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
      <QueryView query={posts} loading={<BlogsSkeleton />} failed={text('blogs.failed')}>
        {({ data }) => <BlogList posts={data.data} />}
      </QueryView>
    </Page>
  );
}
