import { afterEach, describe, expect, it, vi } from 'vitest';
import { preparePhoto } from './prepare-photo.ts';

const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const HEIC = [0, 0, 0, 24, ...new TextEncoder().encode('ftypheic')];
const fileOf = (head: number[], name = 'IMG_1.jpg', size = 1000) =>
  new File([new Uint8Array(head), new Uint8Array(size)], name);

/** A browser that opens pictures of this size, or none. */
function opening(size: { width: number; height: number } | null) {
  const close = vi.fn();
  vi.stubGlobal('createImageBitmap', async () => {
    if (size === null) throw new DOMException('cannot be decoded', 'InvalidStateError');
    return { ...size, close };
  });
  return close;
}

/** A canvas that remembers how large it was. */
function drawing() {
  const sizes: string[] = [];
  const { createElement } = document;
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = createElement.call(document, name);
    if (!(element instanceof HTMLCanvasElement)) return element;
    const pen = { fillRect: () => undefined, drawImage: () => undefined };
    element.getContext = (() => pen) as unknown as HTMLCanvasElement['getContext'];
    element.toBlob = (give, type) => {
      sizes.push(`${element.width}x${element.height}`);
      give(new Blob(['small'], { type: type ?? '' }));
    };
    return element;
  });
  return sizes;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a file before it is sent', () => {
  it('goes as it is when it is no larger than what is kept', async () => {
    const close = opening({ width: 1200, height: 1600 });
    const file = fileOf(JPEG);
    expect(await preparePhoto(file)).toEqual({ file });
    expect(close).toHaveBeenCalledOnce();
  });

  it('is made smaller when it is far larger, under the same name', async () => {
    opening({ width: 4000, height: 3000 });
    const sizes = drawing();
    const prepared = await preparePhoto(fileOf(JPEG, 'Wedding.JPEG'));
    expect(sizes).toEqual(['2400x1800']);
    expect('file' in prepared && [prepared.file.name, prepared.file.type]).toEqual([
      'Wedding.jpg',
      'image/jpeg',
    ]);
  });

  it('is turned into a JPEG where the browser reads HEIC, and refused in words where not', async () => {
    opening({ width: 1200, height: 1600 });
    drawing();
    const turned = await preparePhoto(fileOf(HEIC, 'IMG_2.HEIC'));
    expect('file' in turned && turned.file.name).toBe('IMG_2.jpg');
    opening(null);
    expect(await preparePhoto(fileOf(HEIC, 'IMG_2.HEIC'))).toEqual({ refused: 'heic' });
  });

  it('of 200 million pixels is made smaller while it is opened', async () => {
    const open = vi.fn(async () => ({ width: 2400, height: 1800, close: () => undefined }));
    vi.stubGlobal('createImageBitmap', open);
    drawing();
    const frame = [0xff, 0xc0, 0, 17, 8, 0x2f, 0xd0, 0x3f, 0xc0, 3];
    const prepared = await preparePhoto(fileOf([0xff, 0xd8, ...frame]));
    expect('file' in prepared && prepared.file.type).toBe('image/jpeg');
    const wanted = { resizeWidth: 2400, imageOrientation: 'from-image' };
    expect(open).toHaveBeenCalledWith(expect.any(File), expect.objectContaining(wanted));
  });

  it('of more than 210 million pixels is refused before it is opened', async () => {
    const open = vi.fn();
    vi.stubGlobal('createImageBitmap', open);
    const frame = [0xff, 0xc0, 0, 17, 8, 0x4e, 0x20, 0x4e, 0x20, 3];
    expect(await preparePhoto(fileOf([0xff, 0xd8, ...frame]))).toEqual({
      refused: 'tooManyPixels',
    });
    expect(open).not.toHaveBeenCalled();
  });

  it.each([
    ['unsupported', fileOf([...new TextEncoder().encode('GIF89a')]), { width: 800, height: 800 }],
    ['notPhoto', fileOf([...new TextEncoder().encode('a text')]), { width: 800, height: 800 }],
    ['unreadable', fileOf(JPEG), null],
    ['tooSmall', fileOf(JPEG), { width: 1000, height: 199 }],
    ['tooManyPixels', fileOf(JPEG), { width: 10_000, height: 10_000 }],
  ] as const)('is refused: %s', async (refused, file, size) => {
    opening(size);
    expect(await preparePhoto(file)).toEqual({ refused });
  });
});
