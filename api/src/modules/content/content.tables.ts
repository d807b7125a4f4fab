import type { ColumnType } from 'kysely';

/** One post; `content` is Markdown without HTML, `published_on` a calendar day. */
export interface BlogsTable {
  id: string;
  title: string;
  /** First part of the picture's file names under /files/blog; null without a picture. */
  image_key: string | null;
  summary: string;
  content: string;
  /** Posts of `events` are for members on a paid plan (the perk 'special events'). */
  category: 'guidance' | 'community' | 'events';
  language: 'en' | 'mr' | 'hi';
  published_on: string;
  /** Set by the database when title, texts, picture or language change; null until then. */
  updated_on: ColumnType<string | null, string | null | undefined>;
  reading_minutes: number;
}

/** A text that replaces a label of the browser, by its code (v2/ab). */
export interface AbTextsTable {
  code: string;
  text: string;
}

/** The mark that the demo community is loaded. */
export interface DemoTable {
  id: number;
  people: number;
  loaded_at: Date;
}

export interface ContentTables {
  blogs: BlogsTable;
  ab_texts: AbTextsTable;
  demo: DemoTable;
}
