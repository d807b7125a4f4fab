import { listBlogs } from 'shared-contracts/calls/content';
import { routes } from 'shared-contracts/platform/routes';
import { withoutFirstReplies } from '../../fixtures/steer-pages.ts';
import type { Stage } from '../stage.ts';

/** What a visitor reads: a link that names nobody, and posts that are not there yet, not at all, or do not come. */
export async function walkVisitor(stage: Stage): Promise<void> {
  const { page, faults } = stage;
  await page.goto(`${routes.member.href()}?email=nobody`);
  await stage.expectTold('invalidLink');

  await withoutFirstReplies(page);
  const posts = `**${listBlogs.path}`;
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(posts, async (route) => {
    await arrived;
    await route.fulfill({
      json: listBlogs.reply.parse({ data: { data: [], next: '', prev: '' } }),
    });
  });
  await page.goto(routes.blogs.href());
  await stage.expectTold('blogsLoading');
  arrive();
  await stage.expectTold('noBlogs');

  await page.unroute(posts);
  faults.expect(/ERR_CONNECTION_FAILED/);
  await page.route(posts, (route) => route.abort('connectionfailed'));
  await page.goto(routes.blogs.href());
  await stage.expectTold('blogsFailed');
}
