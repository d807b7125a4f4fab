/** A post of the blog; `content` is Markdown without a title of its own. */
export interface SeedBlog {
  /** Part of the address. */
  id: string;
  title: string;
  /** Key of the drawing in `blog-images`: files `<key>-480.webp` and `<key>-960.webp`, 16:9, and `<key>-1200.jpg`. */
  image: string;
  summary: string;
  content: string;
  publishedDaysAgo: number;
  /** Posts of `events` are for paid plans (special events of section 9). */
  category: 'guidance' | 'community' | 'events';
  language: 'en' | 'mr' | 'hi';
}
