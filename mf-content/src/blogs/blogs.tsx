import { QueryView } from 'shared-contracts/behaviour/query-view';
import { useBack } from 'shared-contracts/behaviour/use-back';
import { listBlogs, type BlogSummary } from 'shared-contracts/calls/content';
import { useHost, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { useQuery } from 'shared-contracts/query';
import {
  BackButton,
  Page,
  PageHeader,
  ButtonLink,
  EmptyState,
  Anchor,
  SkeletonText,
} from 'shared-contracts/ui/core';
import { texts } from '../locales/en/content.ts';
import { Picture } from '../picture.tsx';
import { readingLanguage } from '../reading-language.ts';
import { Waiting } from '../waiting.tsx';
import './blogs.css';
import { Byline } from './byline.tsx';
import { NoBlogsDrawing } from './no-blogs-drawing.tsx';

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

/** The cards, or 'No blogs available' with what to do instead. */
function BlogList({ posts }: { posts: readonly BlogSummary[] }) {
  const phrase = useTexts(phrases);
  const text = useTexts(texts);
  if (posts.length === 0) {
    return (
      <EmptyState
        title={phrase('blogs.none')}
        drawing={<NoBlogsDrawing />}
        action={<ButtonLink href={routes.profiles.href()}>{text('blogs.noneAction')}</ButtonLink>}
      >
        {text('blogs.noneText')}
      </EmptyState>
    );
  }
  return (
    <ul className="ct-posts">
      {posts.map((post, index) => (
        <li key={post.id}>
          <BlogCard post={post} first={index === 0} />
        </li>
      ))}
    </ul>
  );
}

/** One post in the list; the title is the link, and its surface is the whole card. */
function BlogCard({ post, first }: { post: BlogSummary; first: boolean }) {
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

/** The list to come, in its own shape. */
function BlogsSkeleton() {
  return (
    <Waiting>
      <div className="ct-posts">
        {[0, 1, 2, 3].map((n) => (
          <div key={n}>
            <div className="ct-card">
              <div className="ct-picture sp-skeleton" data-first-picture="" />
              <div className="ct-card__words">
                <SkeletonText lines={4} />
              </div>
            </div>
          </div>
        ))}
      </div>
    </Waiting>
  );
}
