import { APP_HEADER } from 'shared-contracts/calls/client';
import { createUpload, TUS_RESUMABLE } from 'shared-contracts/calls/uploads';
import { expect } from 'vitest';
import { PIECES_AT } from '../src/storage/uploads/sealed-pieces.ts';
import type { TestApp } from './app.ts';

/** Who asks, at which node, with what. */
interface Asking {
  readonly node?: TestApp;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: Buffer;
}

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** The last segment of an upload's address. */
export const idOf = (location: string) => location.split('/').at(-1) ?? '';

/** Requests of the protocol as a member makes them one by one, and what is kept of them. */
export function tusRequests(t: () => TestApp, me: () => { readonly token: string }) {
  const ask = async (
    method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE' | 'OPTIONS',
    url: string,
    { node = t(), token = me().token, headers = {}, payload }: Asking = {},
  ) => {
    const { statusCode, headers: told } = await node.app.inject({
      method,
      url,
      headers: {
        [APP_HEADER.name]: APP_HEADER.value,
        [TUS_RESUMABLE.name]: TUS_RESUMABLE.value,
        authorization: `Bearer ${token}`,
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
    return {
      status: statusCode,
      offset: told['upload-offset'],
      location: String(told.location),
      headers: told,
    };
  };
  const begin = (size: number, { kind = 'photo', ...asking }: Asking & { kind?: string } = {}) => {
    const metadata = `kind ${base64(kind)},filename ${base64('आशा.jpg')}`;
    const headers = { 'upload-length': String(size), 'upload-metadata': metadata };
    return ask('POST', createUpload.path, { ...asking, headers });
  };
  const goOn = (url: string, offset: number, payload: Buffer, asking: Asking = {}) => {
    const type = 'application/offset+octet-stream';
    const headers = { 'upload-offset': String(offset), 'content-type': type };
    return ask('PATCH', url, { ...asking, headers, payload });
  };
  return {
    ask,
    begin,
    goOn,
    async uploaded(bytes: Buffer, kind = 'photo'): Promise<string> {
      const { location } = await begin(bytes.length, { kind });
      expect((await goOn(location, 0, bytes)).status).toBe(204);
      return location;
    },
    async rowOf(location: string) {
      const rows = t().db.selectFrom('uploads').selectAll().where('id', '=', idOf(location));
      return await rows.executeTakeFirst();
    },
    async keptPieces(): Promise<string[]> {
      const keys: string[] = [];
      for await (const { key } of t().parts.files.list(PIECES_AT)) keys.push(key);
      return keys;
    },
  };
}
