import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerProblems } from '../platform/http/problem-replies.ts';
import { servePictures } from './serve-files.ts';

const picture = Buffer.from('RIFF....WEBP and so on');

describe('a folder of pictures', () => {
  let app: FastifyInstance;
  let root: string;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'saptapadi-files-'));
    await writeFile(join(root, 'f01a-480.webp'), picture);
    await writeFile(join(root, 'gone-480.webp'), picture);
    await writeFile(join(root, 'shared-1200.jpg'), picture);
    await writeFile(join(root, 'notes.txt'), 'not for you');
    app = fastify();
    answerProblems(app);
    await servePictures({ app }, { at: '/files/photos', folder: root });
    await servePictures({ app }, { at: '/files/none', folder: join(root, 'none') });
    await rm(join(root, 'gone-480.webp'));
    await writeFile(join(root, 'later-480.webp'), picture);
  });
  afterAll(async () => {
    await app.close();
    await rm(root, { recursive: true });
  });

  it('gives a picture with its type, for a year, not to be sniffed', async () => {
    const reply = await app.inject('/files/photos/f01a-480.webp');
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload).toEqual(picture);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(picture.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it('says of a JPEG that it is one', async () => {
    const reply = await app.inject('/files/photos/shared-1200.jpg');
    expect(reply.headers['content-type']).toBe('image/jpeg');
  });

  it('tells about a picture without sending it', async () => {
    const reply = await app.inject({ method: 'HEAD', url: '/files/photos/f01a-480.webp' });
    expect([reply.statusCode, reply.body]).toEqual([200, '']);
    expect(reply.headers['content-length']).toBe(String(picture.length));
  });

  it.each([
    ['a picture that is gone', 'gone-480.webp'],
    ['a picture that came without our doing', 'later-480.webp'],
    ['a file that is no picture', 'notes.txt'],
    ['a picture of a folder that is missing', '../none/f01a-480.webp'],
    ['a way up', '..%2F..%2F..%2Fetc%2Fpasswd'],
    ['a way up in plain', '../../../etc/passwd'],
    ['a way up to a file on the list', '..%2Fphotos%2Ff01a-480.webp'],
    ['a backslash', '..%5Cf01a-480.webp'],
    ['a zero byte', 'f01a-480.webp%00.png'],
    ['a name of every object', 'constructor'],
    ['the folder', ''],
  ])('answers 404 for %s', async (_, name) => {
    const reply = await app.inject(`/files/photos/${name}`);
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toContain('application/problem+json');
    expect(reply.json()).toMatchObject({ code: 'route.unknown' });
    expect(reply.headers['cache-control']).not.toContain('max-age');
  });
});
