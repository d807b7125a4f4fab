/** One post; `content` is Markdown without HTML, `published_on` a calendar day. */
export interface BlogsTable {
  id: string;
  title: string;
  /** First part of the picture's file names under /files/blog; null without a picture. */
  image_key: string | null;
  summary: string;
  content: string;
  published_on: string;
  reading_minutes: number;
}

/** One legal text in Markdown; `{{places}}` are filled from the configuration when it is read. */
export interface LegalTextsTable {
  id: 'terms';
  content: string;
  updated_on: string;
}

/** A text that replaces a label of the browser, by its code (section 7, v2/ab). */
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
  legal_texts: LegalTextsTable;
  ab_texts: AbTextsTable;
  demo: DemoTable;
}
