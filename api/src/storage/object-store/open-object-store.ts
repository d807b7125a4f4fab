import { join } from 'node:path';
import { StartError } from '../../platform/process/start-error.ts';
import { clearIncoming, diskStore } from './disk-store.ts';
import { ObjectStoreError, type ObjectStore } from './object-store.ts';
import type { Bucket } from './s3-client.ts';
import { s3Store } from './s3-store.ts';

/** Where a server keeps its objects: in a bucket where one is configured, else below its data folder. */
export interface StorePlace {
  readonly dataDir: string;
  readonly bucket: Bucket | null;
}

/** What is kept apart: files of members and staff, and files of builds. */
export type Area = 'files' | 'releases';

/** The folder of an area on this machine. */
export function areaFolder({ dataDir }: Pick<StorePlace, 'dataDir'>, area: Area): string {
  return join(dataDir, area);
}

/** The store of an area. */
export function objectStoreOf(place: StorePlace, area: Area): ObjectStore {
  return place.bucket === null ? diskStore(areaFolder(place, area)) : s3Store(place.bucket, area);
}

/**
 * The store of an area at the start of a server: what was left half written on this machine goes first. A bucket that
 * cannot be read is a StartError.
 */
export async function openObjectStore(
  place: StorePlace,
  area: Area,
  now: Date,
): Promise<ObjectStore> {
  await clearIncoming(areaFolder(place, area), now);
  const store = objectStoreOf(place, area);
  if (place.bucket !== null) await mustAnswer(store);
  return store;
}

/** Asks for an object that no one has put: wrong keys and a bucket that is not there come out at once. */
async function mustAnswer(store: ObjectStore): Promise<void> {
  try {
    const found = await store.get('nothing');
    found?.stream().destroy();
  } catch (error) {
    if (error instanceof ObjectStoreError) throw new StartError(error.message, { cause: error });
    throw error;
  }
}
