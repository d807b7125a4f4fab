// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../session/browser-storage.ts';
import { uploadPlace } from './upload-place.ts';
import { forgetUploadPlaces } from './upload-places.ts';

const jpeg = (bytes: BlobPart, name = 'asha.jpg', lastModified = 1) =>
  new File([bytes], name, { lastModified, type: 'image/jpeg' });
const MB = 1024 * 1024;

beforeEach(() => void vi.stubGlobal('isSecureContext', true));
afterEach(() => void vi.unstubAllGlobals());

describe('where an upload stands', () => {
  it('is known again for the same file of the same member alone, and says nothing of the file', async () => {
    const storage = memoryStorage();
    const place = await uploadPlace(storage, 'asha', { kind: 'photo', file: jpeg('photo') });
    place.write('/api/v1/uploads/1');
    const again = (userId: string, bytes: string, kind: 'photo' | 'document' = 'photo') =>
      uploadPlace(storage, userId, { kind, file: jpeg(bytes) }).then((one) => one.read());
    expect(await again('asha', 'photo')).toBe('/api/v1/uploads/1');
    expect(await again('asha', 'other')).toBeNull();
    expect(await again('asha', 'photo', 'document')).toBeNull();
    expect(await again('meera', 'photo')).toBeNull();
    expect(storage.key(0)).not.toContain('jpg');
    forgetUploadPlaces(storage, 'meera');
    expect(storage.length).toBe(1);
    forgetUploadPlaces(storage, 'asha');
    expect(storage.length).toBe(0);
  });

  it('is that of the bytes: a page that was drawn anew goes on, one whose bar lies elsewhere does not', async () => {
    const storage = memoryStorage();
    const placeOf = (bytes: BlobPart, name: string, lastModified: number) =>
      uploadPlace(storage, 'asha', { kind: 'document', file: jpeg(bytes, name, lastModified) });
    const bytes = new Uint8Array(5 * MB);
    (await placeOf(bytes, 'page-1.jpg', 1)).write('/api/v1/uploads/1');
    expect((await placeOf(bytes, 'page-2.jpg', 2)).read()).toBe('/api/v1/uploads/1');
    bytes[5 * MB - 1] = 1;
    expect((await placeOf(bytes, 'page-1.jpg', 1)).read()).toBeNull();
  });

  it('goes with the form that used the upload, and those of other forms stay', async () => {
    const storage = memoryStorage();
    for (const id of ['1', '2'])
      (await uploadPlace(storage, 'asha', { kind: 'photo', file: jpeg(id) })).write(
        `/uploads/${id}`,
      );
    forgetUploadPlaces(storage, 'asha', ['1', '3']);
    const left = await uploadPlace(storage, 'asha', { kind: 'photo', file: jpeg('2') });
    expect([storage.length, left.read()]).toEqual([1, '/uploads/2']);
  });
});
