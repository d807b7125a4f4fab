/** Which part of the list an address asks for: `?app_name=…&page=…`. */
export interface ListPlace {
  readonly app: string;
  /** From 1 on. */
  readonly page: number;
}

/** Reads an address; what is missing or makes no sense becomes the community's own first page. */
export function placeOf(query: URLSearchParams, communityCode: string): ListPlace {
  const asked = query.get('page') ?? '';
  const page = /^[1-9]\d{0,6}$/.test(asked) ? Number(asked) : 1;
  return { app: query.get('app_name') || communityCode, page };
}

/** The query of a place, without what goes without saying. */
export function queryOf({ app, page }: ListPlace, communityCode: string): Record<string, string> {
  return {
    ...(app === communityCode ? {} : { app_name: app }),
    ...(page === 1 ? {} : { page: String(page) }),
  };
}
