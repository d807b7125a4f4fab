import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../session/browser-storage.ts';
import { forgetUploadPlaces, uploadPlace } from './upload-places.ts';

const file = (name: string) => new File(['photo'], name, { lastModified: 1, type: 'image/jpeg' });

describe('where an upload stands', () => {
  it('is known again for the same file of the same member alone, and says nothing of the file', async () => {
    vi.stubGlobal('isSecureContext', true);
    const storage = memoryStorage();
    const place = await uploadPlace(storage, 'asha', { kind: 'photo', file: file('asha.jpg') });
    place.write('/api/v1/uploads/1');
    const again = (userId: string, name: string, kind: 'photo' | 'document' = 'photo') =>
      uploadPlace(storage, userId, { kind, file: file(name) }).then((one) => one.read());
    expect(await again('asha', 'asha.jpg')).toBe('/api/v1/uploads/1');
    expect(await again('asha', 'other.jpg')).toBeNull();
    expect(await again('asha', 'asha.jpg', 'document')).toBeNull();
    expect(await again('meera', 'asha.jpg')).toBeNull();
    expect(storage.key(0)).not.toContain('jpg');
    forgetUploadPlaces(storage, 'meera');
    expect(storage.length).toBe(1);
    forgetUploadPlaces(storage, 'asha');
    expect(storage.length).toBe(0);
    vi.unstubAllGlobals();
  });
});
