/** One page view: the page's name in the route table and the moment (ISO 8601). Nothing about who, and no address. */
export interface PageView {
  readonly name: string;
  readonly at: string;
}

/** Where page views go. It gets none that the device refuses. */
export interface PageViewSink {
  take(view: PageView): void;
}

/** What a sink is opened with. */
export interface SinkParts {
  readonly window: Window;
  readonly apiOrigin: string;
  readonly fetch: typeof globalThis.fetch;
  /** Called again before anything is sent: consent may have been withdrawn in between. */
  readonly allowed: () => boolean;
}

export type OpenSink = (parts: SinkParts) => PageViewSink;
