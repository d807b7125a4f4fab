// Translations come in the chunk: language
import { defineTexts } from 'shared-contracts/i18n/i18n';

/** Texts of this remote that the specification does not quote; the quoted ones are in `phrases`. */
export const texts = defineTexts('mf-content', {
  'wait.long': 'This is taking longer than usual. Please stay on this page; it will come.',
  'link.newTab': '(opens in a new tab)',
  'picture.missing': 'Picture: {alt}',
  'blogs.intro': 'On choosing well, on families meeting, and on staying safe.',
  'blogs.noneText': 'The first post is being written. Until then, have a look at the profiles.',
  'blogs.noneAction': 'See profiles',
  'blogs.failed': 'The posts did not load',
  'blog.failed': 'This post did not load',
  'blog.inEnglish': 'English',
  'blog.inMarathi': 'Marathi',
  'blog.inHindi': 'Hindi',
  'blog.readingTime': { one: '{count} minute to read', other: '{count} minutes to read' },
  'blog.missingText': 'It may have been moved or taken down. All other posts are in the list.',
  'blog.missingPicture': '404: six steps lead to a door that is not there',
  'blog.all': 'All posts',
  'blog.more': 'Read on',
  'blog.next': 'Next post',
  'blog.previous': 'Previous post',
  'blog.share': 'Share',
  'features.title': 'What {product} does for you',
  'features.intro': 'Eight things that make choosing easier, for you and for your family.',
  'features.failed': 'The features did not load',
  'features.join': 'Join free',
  'legal.failed': 'The terms did not load',
  'legal.contents': 'Contents',
  'legal.updated': 'Last updated {day}',
  'legal.print': 'Print',
});
