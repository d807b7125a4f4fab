import { callPath } from 'shared-contracts/calls/call';
import { listBlogs, listFeatures } from 'shared-contracts/calls/content';
import { browseProfiles, type Pic } from 'shared-contracts/calls/profiles';
import { escapeHtml } from 'shared-contracts/domain/escape-html';
import { CARD_SIZES, photoFiles, PROFILE_SIZES } from 'shared-contracts/domain/photo-files';
import { FIRST_PICTURE } from 'shared-contracts/platform/first-screens';
import { openedPost, viewedPerson } from './opened-content.ts';

type Replies = Readonly<Record<string, unknown>>;

/** The photo or drawing that is the largest thing on a first screen; sizes of a photo as an `img` has them. */
export interface FirstPicture {
  readonly src: string;
  readonly files: { readonly srcSet: string; readonly sizes: string } | null;
}

/** As far as the page's first replies tell it; null without one. */
export function firstPicture(replies: Replies): FirstPicture | null {
  const drawing = firstDrawing(replies);
  if (drawing !== null) return { src: drawing, files: null };
  const listed = listedPic(replies);
  if (listed !== null) return photo(listed, CARD_SIZES);
  const viewed = viewedPerson(replies)?.pic ?? null;
  return viewed === null ? null : photo(viewed, PROFILE_SIZES);
}

/** Link that has the picture travel beside the scripts and not after them. */
export function pictureLink(picture: FirstPicture): string {
  const set = filesIn(picture, 'imagesrcset', 'imagesizes');
  return `<link rel="preload" as="image" href="${escapeHtml(picture.src)}"${set} fetchpriority="high">\n`;
}

const PLACE = `${FIRST_PICTURE}="">`;

/** HTML that waits, with the picture in the first place that is kept for one; as it is where there is none. */
export function withPicture(html: string, picture: FirstPicture): string {
  const set = filesIn(picture, 'srcset', 'sizes');
  const img = `<img src="${escapeHtml(picture.src)}"${set} alt="" fetchpriority="high">`;
  return html.replace(PLACE, () => PLACE + img);
}

/** Attributes, by the names that they have in an element, of the files among which a browser chooses; '' for one file. */
function filesIn({ files }: FirstPicture, srcSet: string, sizes: string): string {
  if (files === null) return '';
  return ` ${srcSet}="${escapeHtml(files.srcSet)}" ${sizes}="${escapeHtml(files.sizes)}"`;
}

/** The newest post's, the opened post's, or that of the first block of /features. */
function firstDrawing(replies: Replies): string | null {
  const posts = listBlogs.reply.safeParse(replies[callPath(listBlogs, {})]);
  if (posts.success) return posts.data.data.data[0]?.image ?? null;
  const blocks = listFeatures.reply.safeParse(replies[callPath(listFeatures, {})]);
  if (blocks.success) return blocks.data.data[0]?.image ?? null;
  return openedPost(replies)?.image ?? null;
}

function photo(pic: Pic, sizes: string): FirstPicture {
  const { src, srcSet } = photoFiles(pic);
  return { src, files: { srcSet, sizes } };
}

/** The first card's. */
function listedPic(replies: Replies): Pic | null {
  for (const x of browseProfiles.params.shape.x.options) {
    const reply = replies[callPath(browseProfiles, { params: { x }, query: {} })];
    const parsed = browseProfiles.reply.safeParse(reply);
    if (parsed.success) return parsed.data.data.data[0]?.pic ?? null;
  }
  return null;
}
