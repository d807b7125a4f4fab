/** Views of one page in one hour. */
export interface PageViewsTable {
  /** Full hour, UTC. */
  hour: Date;
  name: string;
  views: number;
}

export interface AnalyticsTables {
  page_views: PageViewsTable;
}
