import type * as z from 'shared-contracts/schema';
import type { ReleaseMessageKey } from '../i18n/release-messages.ts';
import type { MessageKey } from '../locales/en/messages.ts';

/** Who may make a call; the table in `shared/access.md` made data. `staff` answers 404 to anyone else; `releases` is the bearer of RELEASE_TOKEN, at the gateway. */
export type Access = 'public' | 'member' | 'staff' | 'releases';

/** What a plan may be required for (402, access.md), as the notice of section 8 names it in its second line. */
export const PLAN_FEATURES = ['filters', 'contacts'] as const;
export type PlanFeature = (typeof PLAN_FEATURES)[number];

/** What a member of staff is charged with (access.md); a call of another duty answers 404, as an unknown path does. */
export const DUTIES = ['caller', 'reviewer', 'manager'] as const;
export type Duty = (typeof DUTIES)[number];

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD' | 'PATCH';

type Schema = z.ZodMiniType;
type FailureCode = MessageKey | ReleaseMessageKey;

/** The parts of a request that a call accepts; an absent part takes nothing. */
export interface CallShape {
  readonly method: Method;
  /** Path template with `{name}` for parameters, exactly as section 7 of the specification writes it. */
  readonly path: string;
  readonly access: Access;
  /** Of a call of staff: the duty that its caller needs, or one of several; absent for any. */
  readonly duty?: Duty | readonly Duty[] | undefined;
  readonly params?: Schema | undefined;
  readonly query?: Schema | undefined;
  readonly body?: Schema | undefined;
  readonly reply: Schema;
  /**
   * `multipart` for uploads: the caller hands over a FormData; `body` describes its text fields as the handler sees
   * them, object fields having travelled as JSON. Files reach the handler as streams. `tus`: headers and body are those
   * of that protocol (tus.io, 1.0), spoken by its own client and server.
   */
  readonly encoding?: 'json' | 'multipart' | 'tus' | undefined;
  /** Of a form: the fields that carry files, and how many each may carry. Any of them may name an upload instead (UPLOAD_FIELD). */
  readonly files?: Readonly<Record<string, number>> | undefined;
  /** For a GET that changes something: refused without the app header, and to pages of other sites. */
  readonly ownPagesOnly?: true | undefined;
  /** Of a call of staff: it also answers accounts without the second factor (decision 136). */
  readonly withoutFactor?: true | undefined;
  /** Expected refusals: HTTP status -> message key of the catalogue, or several. */
  readonly fails?: Readonly<Record<number, FailureCode | readonly FailureCode[]>> | undefined;
  /** What of this call needs a plan: members without it get 402. */
  readonly planFeature?: PlanFeature | undefined;
  /** One line for OpenAPI and for the reader of the contract. */
  readonly summary: string;
}

/** A call as plain data; server, client, tests and OpenAPI derive from it (design section 2). */
export type Call<Shape extends CallShape = CallShape> = Shape;

type PartOf<Shape, Part extends 'params' | 'body'> =
  Shape extends Record<Part, infer S extends Schema> ? Record<Part, z.input<S>> : unknown;

/** A query that asks for nothing may be left out. */
type QueryOf<Shape> = Shape extends { readonly query: infer S extends Schema }
  ? Record<never, never> extends z.input<S>
    ? { query?: z.input<S> }
    : { query: z.input<S> }
  : unknown;

type ParsedPart<Shape, Part extends 'params' | 'query' | 'body'> =
  Shape extends Record<Part, infer S extends Schema> ? Record<Part, z.output<S>> : unknown;

/** What the caller hands over: `{params, query, body}`, only the parts that the call declares. */
export type CallInput<C extends CallShape> = PartOf<C, 'params'> &
  QueryOf<C> &
  (C extends { encoding: 'multipart' } ? { body: FormData } : PartOf<C, 'body'>);

/** What the handler receives after parsing: defaults applied, unknown fields gone. */
export type ParsedInput<C extends CallShape> = ParsedPart<C, 'params'> &
  ParsedPart<C, 'query'> &
  ParsedPart<C, 'body'>;

/** The parsed reply body. */
export type CallReply<C extends CallShape> = z.output<C['reply']>;

/** Whether these duties let their holder make a call. */
export function hasDuty({ duty }: Pick<CallShape, 'duty'>, duties: readonly Duty[]): boolean {
  if (duty === undefined) return true;
  return [duty].flat().some((one) => duties.includes(one));
}

/** Freezes a call definition; throws on a path parameter that `params` does not describe, or the reverse. */
export function defineCall<const Shape extends CallShape>(shape: Shape): Call<Shape> {
  const named = pathParameters(shape.path);
  if (named.length > 0 !== (shape.params !== undefined)) {
    throw new Error(`${shape.method} ${shape.path}: path parameters and params schema disagree`);
  }
  return Object.freeze(shape);
}

/** The `{name}`s of a path template, in order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}

/** The address of a call below the API's origin, query string included; absent query values are left out. */
export function callPath(call: CallShape, input: LooseInput): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value === undefined || value === null || value === '') continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Input of any call, as the transport sees it. */
export interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}
