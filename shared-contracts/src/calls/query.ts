import type * as z from 'shared-contracts/schema';
import type { Call, CallInput, CallReply, CallShape, LooseInput } from './call.ts';
import type { FirstReplies, Send } from './client.ts';

/** The cache key of a call; without input it is the prefix of all its keys, for invalidation. */
export function keyOf<Shape extends CallShape>(
  call: Call<Shape>,
  input?: CallInput<Shape>,
): readonly unknown[] {
  const loose = input as LooseInput | undefined;
  const name = `${call.method} ${call.path}`;
  return loose === undefined ? [name] : [name, loose.params ?? {}, loose.query ?? {}];
}

/** Turns calls into react-query options that share one cache between shell and remotes. */
export interface Queries {
  <Shape extends CallShape>(
    call: Call<Shape>,
    input: CallInput<Shape>,
  ): {
    queryKey: readonly unknown[];
    queryFn: (context: { signal: AbortSignal }) => Promise<CallReply<Shape>>;
    initialData: () => CallReply<Shape> | undefined;
  };
}

/** Options for useQuery, bound to the client that sends (design section 2); `first` gives what came with the page. */
export function createQueries(send: Send, first: FirstReplies = noReply): Queries {
  return (call, input) => ({
    queryKey: keyOf(call, input),
    queryFn: ({ signal }) => send(call, input, { signal }),
    initialData: () => first(call, input),
  });
}

/** One page of a list, `{data: {data, next, prev}}` (readings, 'Wire'), or as lists of staff have it that began without pages. */
type ListPage =
  | { data: { data: unknown[]; next: string | null; prev: string | null } }
  | { data: unknown[]; next?: string | null | undefined };

/** A call whose reply is one page of a list, and that takes a cursor. */
export interface PagedShape extends CallShape {
  readonly query: z.ZodMiniType<{ cursor?: string | undefined }>;
  readonly reply: z.ZodMiniType<ListPage>;
}

/** The key of the pages of a list, apart from that of a single reply of the same call. */
export function pagesKeyOf<Shape extends CallShape>(call: Call<Shape>, input: CallInput<Shape>) {
  return [...keyOf(call, input), 'pages'] as const;
}

/** Options for useInfiniteQuery over a keyset-paged call: the cursor travels as `query.cursor`. */
export function createPages(send: Send, first: FirstReplies = noReply) {
  return function pages<Shape extends PagedShape>(call: Call<Shape>, input: CallInput<Shape>) {
    const loose = input as LooseInput;
    return {
      queryKey: pagesKeyOf(call, input),
      queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: string | null }) =>
        send(call, withCursor(loose, pageParam) as CallInput<Shape>, { signal }),
      initialData: () => {
        const reply = first(call, input);
        return reply === undefined ? undefined : { pages: [reply], pageParams: [null] };
      },
      initialPageParam: null as string | null,
      getNextPageParam: (last: CallReply<Shape>): string | null => nextOf(last),
    };
  };
}

function nextOf(page: ListPage): string | null {
  return ('next' in page ? page.next : 'next' in page.data ? page.data.next : null) ?? null;
}

export type Pages = ReturnType<typeof createPages>;

function withCursor(input: LooseInput, cursor: string | null): LooseInput {
  return cursor === null ? input : { ...input, query: { ...input.query, cursor } };
}

function noReply(): undefined {
  return undefined;
}
