import { callPath } from 'shared-contracts/calls/call';
import { getBlog, type Blog } from 'shared-contracts/calls/content';
import { viewProfile, type LimitedProfile } from 'shared-contracts/calls/profiles';

type Replies = Readonly<Record<string, unknown>>;

const ANY_POST = callPath(getBlog, { params: { id: '' } });

/** Whether the path of a call asks for a post. */
export function isPostPath(path: string): boolean {
  return path.startsWith(ANY_POST);
}

/** The post whose reply came with the page; null without one. */
export function openedPost(replies: Replies): Blog | null {
  const path = Object.keys(replies).find(isPostPath);
  const parsed = getBlog.reply.safeParse(path === undefined ? undefined : replies[path]);
  return parsed.success ? parsed.data.data : null;
}

/** The profile whose limited view came with the page; null without one. */
export function viewedPerson(replies: Replies): LimitedProfile | null {
  const path = Object.keys(replies).find((one) => one.split('?')[0] === viewProfile.path);
  const parsed = viewProfile.reply.safeParse(path === undefined ? undefined : replies[path]);
  return parsed.success ? parsed.data.data : null;
}
