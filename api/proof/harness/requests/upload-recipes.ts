import { TUS_RESUMABLE } from 'shared-contracts/calls/uploads';
import { begunUpload } from '../fixtures/objects.ts';
import type { Recipe } from './recipe.ts';

const tus = { [TUS_RESUMABLE.name]: TUS_RESUMABLE.value };

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** Uploads that can be resumed. */
export const uploadRecipes = {
  'POST /api/v1/uploads': {
    headers: {
      ...tus,
      'upload-length': '4',
      'upload-metadata': `kind ${base64('photo')},filename ${base64('me.jpg')}`,
    },
  },
  'HEAD /api/v1/uploads/{id}': {
    headers: tus,
    own: ['params.id'],
    input: async (scene) => ({ params: { id: await begunUpload(scene) } }),
  },
  'PATCH /api/v1/uploads/{id}': {
    headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    own: ['params.id'],
    input: async (scene) => ({
      params: { id: await begunUpload(scene) },
      body: Buffer.from('file'),
    }),
  },
  'DELETE /api/v1/uploads/{id}': {
    headers: tus,
    own: ['params.id'],
    input: async (scene) => ({ params: { id: await begunUpload(scene) } }),
  },
} as const satisfies Record<string, Recipe>;
