import type { Encoding } from 'api/accepted-encoding';
import { openEnded, type OpenEnded } from './open-ended.ts';

/** The part of a page that does not depend on the answer which it stands in, compressed once for each encoding. */
export interface PageBody {
  /** Whether what the page is about does not exist. */
  readonly isMissing: boolean;
  /** Content security: the hashes of its style elements. */
  readonly styleHashes: readonly string[];
  /** Upper bound of the bytes that it takes with all its encodings. */
  readonly mostBytes: number;
  in(encoding: Encoding | null): Promise<OpenEnded>;
}

/** Takes the HTML up to where each answer adds its own. */
export function pageBody(
  html: string,
  { styleHashes, isMissing }: Pick<PageBody, 'styleHashes' | 'isMissing'>,
): PageBody {
  const bytes = Buffer.from(html);
  const encoded = new Map<Encoding | null, Promise<OpenEnded>>();
  return {
    styleHashes,
    isMissing,
    mostBytes: 3 * bytes.length,
    in(encoding) {
      const body = encoded.get(encoding) ?? openEnded(bytes, encoding);
      encoded.set(encoding, body);
      return body;
    },
  };
}
