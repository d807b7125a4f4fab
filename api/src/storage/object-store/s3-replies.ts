import { XMLParser } from 'fast-xml-parser';
import * as z from 'zod/mini';
import { ObjectStoreError, type ObjectFacts } from './object-store.ts';

const parser = new XMLParser({
  // A key such as 007 is no number.
  parseTagValue: false,
  isArray: (name) => name === 'Contents',
});

const Failure = z.object({ Error: z.object({ Code: z.string() }) });
const Begun = z.object({ InitiateMultipartUploadResult: z.object({ UploadId: z.string() }) });
const Page = z.object({
  ListBucketResult: z.object({
    Contents: z._default(
      z.array(z.object({ Key: z.string(), Size: z.string(), LastModified: z.string() })),
      [],
    ),
    NextContinuationToken: z.optional(z.string()),
  }),
});

/** The code of an error, such as `SlowDown`; null where a text is none. */
export function errorCodeOf(text: string): string | null {
  const failure = Failure.safeParse(xmlOf(text));
  return failure.success ? failure.data.Error.Code : null;
}

/** The id of an upload in parts that has begun. */
export function uploadIdOf(text: string): string {
  return read(Begun, text).InitiateMultipartUploadResult.UploadId;
}

/** One page of a list; `next` asks for the one after it. */
export function pageOf(text: string): { objects: ObjectFacts[]; next: string | undefined } {
  const { Contents, NextContinuationToken: next } = read(Page, text).ListBucketResult;
  const objects = Contents.map(({ Key, Size, LastModified }) => ({
    key: Key,
    size: Number(Size),
    modifiedAt: new Date(LastModified),
  }));
  return { objects, next };
}

function xmlOf(text: string): unknown {
  try {
    return parser.parse(text);
  } catch (error) {
    // Whatever stands between us and the store may answer with a page of its own.
    return { unreadable: error };
  }
}

function read<Shape extends z.ZodMiniType>(shape: Shape, text: string): z.infer<Shape> {
  const found = shape.safeParse(xmlOf(text));
  if (found.success) return found.data;
  throw new ObjectStoreError('The object store answers what no object store does.', found.error);
}
